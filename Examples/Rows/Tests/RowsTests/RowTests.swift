import HaggleTesting
import Testing

/// Layout tests of a package in Swift Testing.
struct RowTests {
  @Test(arguments: ["Short title", "Long title"]) func looksAsItWasRecorded(preview: String) {
    assertLayout(of: "Row.swift", preview: preview, matches: .file("rows.txt"))
  }
}

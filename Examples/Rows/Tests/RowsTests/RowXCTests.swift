import HaggleTesting
import XCTest

/// The same in XCTest.
final class RowXCTests: XCTestCase {
  func testLongTitlesStayInTheirRow() {
    assertLayout(of: "Sources/Rows/Row.swift", preview: "Long title", matches: .file("rows.txt"))
  }
}

import SwiftUIViews
import Testing

/// A store in which nothing is kept.
@Suite struct UserDefaultsTests {
  @Test func hasNothingForAnyKey() throws {
    let run = try run(
      """
      let store = UserDefaults.standard
      #Preview { Text("\\(store.integer(forKey: "n")) \\(store.string(forKey: "s") ?? "none") \\(store.bool(forKey: "b"))") }
      """)
    #expect(run.texts == ["0 none false"])
  }
}

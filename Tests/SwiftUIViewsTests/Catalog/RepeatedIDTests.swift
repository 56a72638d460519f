import SwiftUIViews
import Testing
import ViewProgram

/// Ids that are no view's alone, of which SwiftUI says that the result is undefined.
@Suite struct RepeatedIDTests {
  private func messages(_ views: String) throws -> [String] {
    try run(
      """
      struct Item { let id: Int; let name: String }
      final class Thing: Identifiable {}
      #Preview { \(views) }
      """
    ).warnings.filter { $0.code == .repeatedID }.map(\.message)
  }

  @Test func warnsOfElementsWithTheSameID() throws {
    let message = { (id: String) in ["several elements of this ForEach have the id '\(id)'"] }
    #expect(try messages("ForEach([\"a\", \"b\", \"a\", \"a\"], id: \\.self) { Text($0) }") == message("a"))
    let items = "[Item(id: 7, name: \"a\"), Item(id: 7, name: \"b\")]"
    #expect(try messages("ForEach(\(items), id: \\.id) { Text($0.name) }") == message("7"))
    #expect(try messages("ForEach(\(items), id: \\.name) { Text($0.name) }").isEmpty)
  }

  /// Objects are distinguished even if nothing in them differs.
  @Test func takesObjectsAndSubviewsForDifferent() throws {
    #expect(try messages("ForEach([Thing(), Thing()]) { _ in Color.red }").isEmpty)
    let subviews = "Group(subviews: ForEach(0..<2) { _ in Color.red }) { ForEach($0) { $0 } }"
    #expect(try messages(subviews).isEmpty)
  }

  @Test func warnsOfCellsOfTwoSectionsWithTheSameID() throws {
    func grid(_ sections: String) throws -> [String] {
      try messages("LazyVGrid(columns: [GridItem()]) { \(sections) }")
    }
    let section = { (range: String) in "Section { ForEach(\(range), id: \\.self) { Text(\"\\($0)\") } }" }
    #expect(
      try grid(section("0..<3") + "; " + section("2..<5")) == ["cells in two sections of this grid have the id '2'"])
    #expect(try grid(section("0..<3") + "; " + section("3..<5")).isEmpty)
    #expect(try grid(section("0..<3")).isEmpty)
  }
}

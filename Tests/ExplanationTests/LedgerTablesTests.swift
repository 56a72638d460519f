@testable import Explanation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import Testing
import ViewProgram

/// The text below an account, and the names in it.
struct LedgerTablesTests {
  private func record(_ body: String) throws -> IndexedTrace {
    let source = "#Preview(traits: .fixedLayout(width: 300, height: 100)) { \(body) }"
    let program = try Frontend().parse([SourceText(name: "a.swift", bytes: Array(source.utf8))]).program
    let run = try Interpreter(program: program, options: EvaluationOptions()).run(program.previews[0])
    return IndexedTrace(run.trace)
  }

  private func tables(_ body: String, of name: String) throws -> [LedgerTables.Section] {
    let record = try record(body)
    let node = try #require(record.placedNodes.first { $0.info.name == name })
    return LedgerTables(record, Subject(record, at: node)).sections
  }

  @Test(arguments: [
    (
      3,
      "1 of its 3 children is out of sight: SwiftUI makes it as it scrolls into view, and estimates its length until then."
    ),
    (
      5,
      "3 of its 5 children are out of sight: SwiftUI makes them as they scroll into view, and estimates their lengths until then."
    ),
    (2, nil),
  ])
  func tellsOfALazyStacksChildrenOutOfSight(count: Int, note: String?) throws {
    let rows = "ForEach(0..<\(count)) { _ in Color.red.frame(height: 50) }"
    let sections = try tables("ScrollView { LazyVStack(spacing: 0) { \(rows) } }", of: "LazyVStack")
    let notes: [String] = sections.flatMap { $0.notes }
    #expect(notes.filter { $0.contains("out of sight") } == [note].compactMap { $0 })
  }

  @Test func tellsWhatNegativeGapsGive() throws {
    let sections = try tables("HStack(spacing: -10) { Color.red; Color.blue; Color.green }", of: "HStack")
    let notes = sections.flatMap { $0.notes }
    #expect(notes.contains("The gaps are negative and add 20 first."), "\(notes)")
  }

  /// The columns of 10 and 20 points are (120 − 10 − 20 − 8) ÷ 2 = 41 points too short together.
  @Test func tellsWhatACellOverSeveralColumnsAdds() throws {
    let cells = "GridRow { Color.red.frame(width: 10); Color.blue.frame(width: 20) }"
    let wide = "Color.green.frame(width: 120, height: 5).gridCellColumns(2)"
    let sections = try tables("Grid(horizontalSpacing: 8) { \(cells); GridRow { \(wide) } }", of: "Grid")
    let notes = sections.flatMap { $0.notes }
    #expect(
      notes.contains { $0.hasSuffix("takes 120 over 2 columns, which have 38: each gets 41 more.") }, "\(notes)")
    #expect(notes.contains("In the end the columns are 51 and 61."), "\(notes)")
  }

  @Test func aTextInAFrameWithoutEndIsCalledAFrame() throws {
    let record = try record("HStack { Text(\"A\").frame(maxWidth: .infinity); Color.red.layoutPriority(1) }")
    let stack = try #require(record.placedNodes.first { $0.info.name == "HStack" })
    let child = try #require(stack.children.first)
    #expect(record.offeredName(of: child) == "Text “A”")
    #expect(record.offeredName(of: child, reaching: .infinity) == "frame around Text “A”")
  }

  @Test func equalFindingsOfOnePlaceAreOneSentence() throws {
    let record = try record("HStack { ForEach(0..<3) { _ in Text(\"A\").frame(width: 0) } }")
    let groups = FindingGroup.groups(of: record.trace) { $0.code == .noSize }
    let sentences = groups.map { $0.sentences(record) }
    #expect(sentences.count == 1 && sentences[0].hasPrefix("Text “A”, line 1. The view has no area: "), "\(sentences)")
    #expect(sentences.first?.hasSuffix(" It is the same 2 more times here.") == true, "\(sentences)")
  }
}

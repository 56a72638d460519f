import Explanation
@testable import Figures
import Foundation
import LayoutEngine
import ScenarioPipeline
import Testing

/// A ledger is read in a few seconds however many children share the room.
struct LedgerFoldingTests {
  private func figure(_ children: String, width: FigureWidth = .wide) throws -> (items: [LedgerItem], figure: Figure) {
    let source = """
      import SwiftUI
      #Preview("A row", traits: .fixedLayout(width: 600, height: 80)) {
        HStack(spacing: 4) {
          \(children)
        }
      }
      """
    let run = try ScenarioRunner().run(.standardInput(Array(source.utf8)))
    let preview = try #require(run.previews.first)
    let record = IndexedTrace(preview.trace)
    let subject = try #require(Subject(record))
    let ledger = try #require(StackLedger(record, subject.node))
    var options = FigureOptions(preset: .ledger)
    options.width = width
    return (
      LedgerFolding.items(Sharing(ledger, record).rows), Figure(record, title: "A row", options: options)
    )
  }

  private func counts(_ items: [LedgerItem]) -> [Int] {
    items.map { item in
      switch item {
      case .rows(let rows), .more(let rows): rows.count
      }
    }
  }

  private func frames(_ widths: some Sequence<Int>) -> String {
    widths.map { "Color.red.frame(width: \($0))" }.joined(separator: "\n    ")
  }

  @Test(arguments: FigureWidth.allCases) func twoChildrenHaveARowEach(width: FigureWidth) throws {
    let (items, figure) = try figure("Color.red\n    Text(\"Harbour\")", width: width)
    #expect(counts(items) == [1, 1])
    #expect(figure.avoided == [])
  }

  @Test(arguments: FigureWidth.allCases) func twelveAlikeAreOneRow(width: FigureWidth) throws {
    let (items, figure) = try figure("ForEach(0..<12) { _ in Color.red }", width: width)
    #expect(counts(items) == [12])
    #expect(figure.avoided == [])
    #expect(figure.svg().contains("12 × Color"))
  }

  @Test(arguments: FigureWidth.allCases) func twelveOfTwelveWidthsKeepTheirRows(width: FigureWidth) throws {
    let (items, figure) = try figure(frames(stride(from: 10, to: 34, by: 2)), width: width)
    #expect(counts(items) == Array(repeating: 1, count: 12))
    #expect(figure.avoided == [])
  }

  @Test func eightOrFewerAreNeverFolded() throws {
    #expect(counts(try figure("ForEach(0..<8) { _ in Color.red }").items) == Array(repeating: 1, count: 8))
  }

  @Test(arguments: FigureWidth.allCases) func ofThirtyTheFirstAndTheLastAreShown(width: FigureWidth) throws {
    let groups = [1...10, 11...20, 21...30].map { "Group {\n" + frames($0) + "\n}" }
    let (items, figure) = try figure(groups.joined(separator: "\n"), width: width)
    #expect(counts(items) == Array(repeating: 1, count: 10) + [16] + Array(repeating: 1, count: 4))
    #expect(figure.avoided == [])
  }
}

import Explanation
import LayoutEngine
import Testing
import TraceSamples

struct SecondaryViewTests {
  /// The words about the second view of the outermost modifier, which has a view of 60 × 20 points inside.
  private func words(
    _ rule: Rule, _ name: String, beside size: Size? = nil, in container: Size = Size(width: 200, height: 100)
  ) throws -> (words: String, down: String, up: String) {
    let record = IndexedTrace(
      LaidOut.trace(container: container) { tree in
        let framed = { (size: Size, name: String) in
          let view = tree.add(.greedy, info: NodeInfo(name: name))
          let rule = FixedFrameRule(width: size.width, height: size.height)
          return tree.add(.fixedFrame(rule), children: [view], info: NodeInfo(name: "frame"))
        }
        let other = size.map { framed($0, "Circle") } ?? tree.add(.greedy, info: NodeInfo(name: "Color"))
        return tree.add(
          rule, children: [framed(Size(width: 60, height: 20), "Image"), other], info: NodeInfo(name: name))
      })
    let row = ChainLedger(record, record.chain(from: try #require(record.root))).rows[0]
    return (try #require(row.secondary).words, row.downWords, row.upWords)
  }

  @Test func aBackgroundIsProposedTheSizeThatTheViewAnswered() throws {
    let (words, down, up) = try words(.secondary(.center), "background")
    #expect(words == "then proposes 60\u{2009}×\u{2009}20 to Color, which takes it")
    #expect(down == "unchanged" && up == "unchanged")
  }

  @Test func aSmallerOneSaysWhereItStands() throws {
    let (words, _, _) = try words(.secondary(.topTrailing), "overlay", beside: Size(width: 10, height: 8))
    #expect(
      words
        == "then proposes 60\u{2009}×\u{2009}20 to frame around Circle, which answers 10\u{2009}×\u{2009}8, at the top right"
    )
  }

  @Test func aLargerOneChangesNoSize() throws {
    let (words, _, up) = try words(.secondary(.center), "overlay", beside: Size(width: 90, height: 8))
    #expect(words.hasSuffix("which answers 90\u{2009}×\u{2009}8, centred; overlay keeps its size"))
    #expect(up == "unchanged")
  }

  @Test func anInsetAndItsGapAreTakenOff() throws {
    let rule = SafeAreaInsetRule(edge: .bottom, spacing: 6)
    let (words, down, up) = try words(.safeAreaInset(rule), "safeAreaInset", beside: Size(width: 30, height: 12))
    #expect(words.hasPrefix("first proposes 200\u{2009}×\u{2009}nil to frame around Circle, which answers 30"))
    #expect(words.hasSuffix("at the bottom, and is taken off"))
    #expect(down == "height − 12 − 6" && up == "height + 12 + 6")
  }

  @Test func aViewOfOneChildHasNone() throws {
    let record = IndexedTrace(LaidOut.framedAndPadded(isFrameFirst: true))
    let rows = ChainLedger(record, record.chain(from: try #require(record.root))).rows
    #expect(rows.count > 2 && rows.allSatisfy { $0.secondary == nil })
  }
}

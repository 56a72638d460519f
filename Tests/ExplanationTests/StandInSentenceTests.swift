import LayoutEngine
import Testing

@testable import Explanation

@Suite struct StandInSentenceTests {
  @Test(arguments: [
    ([], nil), (["MapReader"], "1 stand-in: MapReader"), (["a", "b"], "2 stand-ins: a, b"),
    (["a", "a"], "2 stand-ins: a"), (["a", "b", "c", "d"], "4 stand-ins: a, b, c, …"),
  ])
  func countsAndNamesThem(names: [String], sentence: String?) {
    let standIns = names.enumerated().map { index, name in
      StandIn(
        kind: .view, name: name, source: SourceRange(line: index + 1, column: 1, endLine: index + 1, endColumn: 2))
    }
    #expect(StandInSentence.text(standIns) == sentence)
  }
}

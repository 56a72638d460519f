import Figures
import LayoutEngine
import Testing
import TraceSamples

/// The figure of a colour in so many pairs of wrappers.
private func nested(_ pairs: Int, lengths: (Int) -> Double) -> String {
  let trace = LaidOut.trace(container: Size(width: 300, height: 300)) { tree in
    var view = tree.add(.greedy, info: NodeInfo(name: "Color"))
    for level in 0..<pairs {
      let length = lengths(level)
      let padding = NodeInfo(name: "padding", arguments: "\(Int(length))")
      view = tree.add(.padding(Insets(length)), children: [view], info: padding)
      view = tree.add(.neutral, children: [view], info: NodeInfo(name: "border"))
    }
    return view
  }
  return Figure(trace: trace, title: "nested").svg()
}

@Test func wrappersThatComeAgainAreShownOnce() {
  let svg = nested(10) { _ in 5 }
  #expect(svg.contains(">these 2 rows, 9 times more<"))
  // The view itself keeps its number, and what it is proposed.
  #expect(svg.contains(">21<") && svg.contains(">? 200\u{2009}×\u{2009}200<"))
  #expect(!svg.contains(">3<"))
}

@Test func fewWrappersAreEachShown() {
  #expect(!nested(3) { _ in 5 }.contains("times more"))
}

@Test func wrappersOfOtherLengthsDoNotComeAgain() {
  #expect(!nested(6) { Double($0 + 1) }.contains("times more"))
}

@Test func aLongChainShowsItsOutermostAndInnermostWrappers() {
  let svg = nested(20) { Double($0 + 1) }
  #expect(svg.contains(">and 24 more<"))
  #expect(svg.split(separator: "class=\"link\"").count == 19)
}

@Test func whatComesNextAfterRepetitionHasItsRow() {
  // Forty paddings of 1, 3 and 2 points in turn: thirteen times all three, and one.
  let svg = Figure(trace: LaidOut.nested(40), title: "forty").svg()
  #expect(svg.contains(">these 3 rows, 12 times more<"))
  #expect(svg.contains(">40<") && svg.contains(">41<"))
  #expect(svg.split(separator: "class=\"link\"").count == 7)
}

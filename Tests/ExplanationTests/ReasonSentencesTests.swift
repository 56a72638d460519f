import Explanation
import Foundation
import LayoutEngine
import Testing
import TraceSamples

private func why(_ trace: Trace, _ name: String) throws -> [String] {
  let node = try #require(trace.nodes.first { $0.info.name == name })
  return ReasonSentences(IndexedTrace(trace)).why(node.id)
}

/// A modifier around a colour, or another leaf, in 300 × 200 points.
private func wrapped(_ rule: Rule, _ name: String, around leaf: Rule = .greedy) -> Trace {
  LaidOut.trace(container: Size(width: 300, height: 200)) { tree in
    let view = tree.add(leaf, info: NodeInfo(name: "Color"))
    return tree.add(rule, children: [view], info: NodeInfo(name: name))
  }
}

private func row(_ length: Double, with leaf: Rule) -> Trace {
  LaidOut.trace(container: Size(width: length, height: 50)) { tree in
    let spacer = tree.add(leaf, info: NodeInfo(name: "Spacer"))
    let image = tree.add(.image(natural: Size(width: 40, height: 20), resizable: false), info: NodeInfo(name: "Image"))
    return tree.add(
      .stack(StackRule(axis: .horizontal, spacing: 0)), children: [spacer, image], info: NodeInfo(name: "HStack"))
  }
}

@Test func explainsWhyAGridIsWiderThanItsProposal() throws {
  let sentences = try why(LaidOut.flexibleColumns(), "LazyVGrid")
  #expect(
    sentences == [
      "Width 224: it is as long as its columns with their spacing, more than the 200 proposed.",
      "Height 40: it adds up its rows and their spacing.",
    ])
}

@Test func aSpacerThatGrewTakesWhatIsLeft() throws {
  #expect(
    try why(row(200, with: .spacer(minimum: OptionalLength(nil))), "Spacer") == [
      "Width 160: it takes its share of what is left.", "Height 0: it has no length across its stack.",
    ])
}

@Test func aSpacerWithoutRoomKeepsItsMinimum() throws {
  #expect(
    try why(row(43, with: .spacer(minimum: OptionalLength(nil))), "Spacer").first
      == "Width 8: it keeps its minimum length, as only 3 is proposed.")
}

@Test func aFrameWithAMaximumKeepsTheProposalAndSaysSo() throws {
  let natural = Rule.image(natural: Size(width: 40, height: 20), resizable: false)
  let sentences = try why(wrapped(.flexibleFrame(FlexibleFrameRule(maxWidth: 900)), "frame", around: natural), "frame")
  #expect(sentences == ["Width 300: it keeps what is proposed, as its child answers only 40."])
}

@Test func aFrameWhoseMaximumBitNamesIt() throws {
  let sentences = try why(wrapped(.flexibleFrame(FlexibleFrameRule(maxWidth: 120)), "frame"), "frame")
  #expect(sentences == ["Width 120: it keeps its maximum."])
  let natural = Rule.image(natural: Size(width: 40, height: 20), resizable: false)
  let held = try why(wrapped(.flexibleFrame(FlexibleFrameRule(maxWidth: 120)), "frame", around: natural), "frame")
  #expect(held == ["Width 120: it keeps its maximum, as its child answers only 40."])
}

@Test func aMinimumThatIsMoreThanTheMaximumIsWhatDecides() throws {
  let frame = FlexibleFrameRule(minWidth: 200, maxWidth: 100)
  #expect(
    try why(wrapped(.flexibleFrame(frame), "frame"), "frame")
      == ["Width 200: it keeps its minimum, which is more than its maximum."])
  let ideal = FlexibleFrameRule(minWidth: 20, idealWidth: 200, maxWidth: 100)
  #expect(
    try why(wrapped(.flexibleFrame(ideal), "frame"), "frame")
      == ["Width 200: it keeps its ideal length, which is more than its maximum."])
}

@Test func anIdealThatIsMoreThanTheMaximumIsWhatDecides() throws {
  let natural = Rule.image(natural: Size(width: 40, height: 20), resizable: false)
  let frame = FlexibleFrameRule(idealWidth: 200, maxWidth: 100)
  #expect(
    try why(wrapped(.flexibleFrame(frame), "frame", around: natural), "frame")
      == ["Width 200: it keeps its ideal length, which is more than its maximum."])
}

@Test func aBoundThatDidNotBiteIsNotMentioned() throws {
  let frame = FlexibleFrameRule(minWidth: 8, maxWidth: .infinity)
  #expect(try why(wrapped(.flexibleFrame(frame), "frame"), "frame") == ["Width 300: it takes what is proposed."])
  let least = FlexibleFrameRule(minWidth: 340, maxWidth: .infinity)
  #expect(
    try why(wrapped(.flexibleFrame(least), "frame"), "frame")
      == ["Width 340: it keeps its minimum, as only 300 is proposed."])
}

@Test func paddingAtOneEdgeAddsNoZero() throws {
  let trace = wrapped(.padding(Insets(top: 0, leading: 12.346, bottom: 0, trailing: 0)), "padding")
  #expect(try why(trace, "padding") == ["Width 300: it adds the padding to its child's answer, 287.65 + 12.35 = 300."])
  for row in NegotiationTable(IndexedTrace(trace)).rows.flatMap(\.reasons) {
    #expect(!row.contains("+ 0 ") && !row.hasSuffix("+ 0"), "\(row)")
  }
}

@Test func aViewThatIgnoresTheSafeAreaSaysThatItsChildReachesFarther() throws {
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
  let ignoring = tree.add(.ignoresSafeArea(.all), children: [color], info: NodeInfo(name: "ignoresSafeArea"))
  let root = tree.add(
    .safeAreaPadding(Insets(top: 50, leading: 0, bottom: 0, trailing: 0)), children: [ignoring],
    info: NodeInfo(name: "safeAreaPadding"))
  let recorder = TraceRecorder()
  let container = Size(width: 300, height: 200)
  tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
  let trace = Trace(tree: tree, root: root, container: container, recorder: recorder)
  #expect(
    try why(trace, "ignoresSafeArea") == ["Height 150: it answers what its child answers; placed, that view is 200."])
}

@Test func whatOnlyFollowsIsLeftOutUnlessAskedFor() throws {
  let trace = wrapped(.neutral, "opacity")
  #expect(try why(trace, "opacity") == [])
  let record = IndexedTrace(trace)
  let texts = ReasonSentences(record).all(try #require(record.root).id).map(\.text)
  #expect(texts == ["Width 300: it answers what its child answers.", "Height 200: it answers what its child answers."])
}

@Test func sentencesRoundToTwoDecimalsThroughout() throws {
  let third = FlexibleFrameRule(minWidth: 1_000.0 / 3, maxWidth: .infinity)
  #expect(
    try why(wrapped(.flexibleFrame(third), "frame"), "frame")
      == ["Width 333.33: it keeps its minimum, as only 300 is proposed."])
}

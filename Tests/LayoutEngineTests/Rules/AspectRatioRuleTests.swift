import LayoutEngine
import Testing

/// The steps of `aspectRatio(_:contentMode:)`.
struct AspectRatioRuleTests {
  private let views = RuleTree()

  private func ratio(_ ratio: Double?, fill: Bool, _ child: NodeID) -> NodeID {
    views.add(.aspectRatio(OptionalLength(ratio), fill: fill), [child])
  }

  @Test func fittingTakesTheSmallerOfTheTwoSizesOfTheRatio() {
    #expect(views.answer(ratio(2, fill: false, views.greedy()), 100, 100) == Size(width: 100, height: 50))
  }

  @Test func fillingTakesTheLarger() {
    #expect(views.answer(ratio(2, fill: true, views.greedy()), 100, 100) == Size(width: 200, height: 100))
  }

  @Test func anUnspecifiedAxisLeavesTheOtherToDecide() {
    #expect(views.answer(ratio(2, fill: false, views.greedy()), nil, 30) == Size(width: 60, height: 30))
  }

  @Test func withoutARatioThatOfTheIdealSizeIsTaken() {
    let leaf = views.tree.addLeaf(info: NodeInfo(name: "leaf")) {
      Size(width: $0.width ?? 40, height: $0.height ?? 10)
    }
    #expect(views.answer(ratio(nil, fill: false, leaf), 100, 100) == Size(width: 100, height: 25))
  }

  @Test func nothingProposedIsPassedOn() {
    let child = views.greedy()
    #expect(views.proposal(of: child, in: ratio(2, fill: false, child), nil) == Proposal(width: nil, height: nil))
  }

  @Test func aChildThatIgnoresItsProposalKeepsItsSize() {
    #expect(views.answer(ratio(2, fill: false, views.box(30, 30)), 100, 100) == Size(width: 30, height: 30))
  }
}

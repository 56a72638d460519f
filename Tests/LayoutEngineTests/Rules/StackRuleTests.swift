import LayoutEngine
import Testing

/// The steps of `HStack` and `VStack`.
struct StackRuleTests {
  private let views = RuleTree()

  private func row(_ children: [NodeID], alignment: Guide? = nil, spacing: Double? = 0) -> NodeID {
    views.add(.stack(StackRule(axis: .horizontal, alignment: alignment, spacing: spacing)), children)
  }

  @Test func anEmptyStackHasNoSize() {
    #expect(views.answer(row([]), 100, 100) == .zero)
  }

  @Test func oneChildGetsTheProposalOfTheStack() {
    let child = views.greedy()
    let row = row([child], spacing: 20)
    #expect(views.proposal(of: child, in: row, 100, 50) == Proposal(width: 100, height: 50))
    #expect(views.answer(row, 100, 50) == Size(width: 100, height: 50))
  }

  @Test func setsTheGapsAsideFirst() {
    let children = [views.greedy(), views.greedy(), views.greedy()]
    views.answer(row(children, spacing: 5), 100, 10)
    #expect(views.widths(children) == [30, 30, 30])
    #expect(views.positions(children) == [0, 35, 70])
  }

  @Test func proposesNothingAlongItsAxisWhereItWasProposedNothing() {
    let children = [views.elastic(10...40), views.elastic(5...60)]
    #expect(views.answer(row(children), nil, 10).width == 100)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func servesTheLeastFlexibleFirst(order: [Int]) {
    let (fixed, bounded, open) = (views.box(50), views.elastic(0...10), views.greedy())
    let children = [fixed, bounded, open]
    views.answer(row(order.map { children[$0] }), 120, 10)
    #expect(views.widths(children) == [50, 10, 60])
  }

  @Test func servesAHigherPriorityFirstAndKeepsTheMinimumsOfTheOthers() {
    let low = views.elastic(20...100)
    let high = views.elastic(0...500)
    let raised = views.add(.layoutPriority(1), [high])
    views.answer(row([low, raised]), 200, 10)
    #expect(views.widths([low, high]) == [20, 180])
  }

  @Test func answersWhatItsChildrenNeedWhereThatIsMoreThanProposed() {
    #expect(views.answer(row([views.box(80), views.box(90)], spacing: 10), 100, 10).width == 180)
  }

  @Test func negativeGapsNeverMakeItsLengthNegative() {
    #expect(views.answer(row([views.box(10), views.box(10)], spacing: -50), 100, 10).width == 0)
  }

  @Test(arguments: [
    (Guide.top, [0.0, 0.0]), (Guide.verticalCenter, [10, 0]), (Guide.bottom, [20, 0]),
  ])
  func alignsItsChildrenAcrossItsAxis(guide: Guide, tops: [Double]) {
    let children = [views.box(10, 20), views.box(10, 40)]
    #expect(views.answer(row(children, alignment: guide), 100, 100).height == 40)
    let found = children.map { views.tree.frame(of: $0).minY }
    #expect(found == tops)
  }

  @Test func aColumnSharesOutItsHeight() {
    let children = [views.box(10, 30), views.greedy()]
    let column = views.add(.stack(StackRule(axis: .vertical, spacing: 0)), children)
    views.answer(column, 50, 100)
    #expect(views.heights(children) == [30, 70])
  }
}

import LayoutEngine
import Testing

struct LazyStackRuleTests {
  private let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))

  private func box(_ width: Double, _ height: Double) -> NodeID {
    let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
    return tree.add(
      .fixedFrame(FixedFrameRule(width: width, height: height)), children: [color], info: NodeInfo(name: "frame"))
  }

  private func trace(_ axis: Axis, _ children: [NodeID], _ proposal: Proposal) -> Trace {
    let root = tree.add(
      .lazyStack(StackRule(axis: axis, spacing: 5)), children: children, info: NodeInfo(name: "LazyStack"))
    let container = Size(width: 100, height: 100)
    let recorder = TraceRecorder()
    tree.layOut(root: root, proposal: proposal, container: container, recorder: recorder)
    return Trace(tree: tree, root: root, container: container, recorder: recorder)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func theFirstChildDecidesWhereNothingIsProposedAcross(axis: Axis) throws {
    let children = [box(10, 10), box(30, 30), box(20, 20)]
    let trace = trace(axis, children, Proposal(width: nil, height: nil))
    #expect(trace.nodes[0].frame.size == Size(along: axis, 10 + 5 + 30 + 5 + 20, across: 10))
    let reason = try #require(trace.rounds[0].reasons.first { $0.step == .firstChild })
    #expect(reason.axis == axis.cross && reason.result == 10 && reason.formula.evaluate() == 10)
    let overflows = trace.findings.filter { $0.code == .childOverflow }
    #expect(overflows.map(\.node) == Array(children[1...]))
  }

  @Test func theProposalDecidesAcrossWhereThereIsOne() {
    let trace = trace(.vertical, [box(10, 10), box(30, 30)], Proposal(width: 60, height: nil))
    #expect(trace.nodes[0].frame.size == Size(width: 60, height: 45))
    #expect(trace.findings.isEmpty)
  }

  @Test func withoutChildrenItHasNoSize() {
    #expect(trace(.vertical, [], Proposal(width: nil, height: nil)).nodes[0].frame.size == .zero)
  }

  @Test func remainingRowsAreAsLongAsThoseBeforeOnAverage() throws {
    let rule = RemainingSubviewsRule(rows: 4, made: 2, subviews: 2)
    let remaining = tree.add(.remainingSubviews(rule), info: NodeInfo(name: "ForEach"))
    let trace = trace(.vertical, [box(10, 10), box(10, 30), remaining, box(10, 7)], Proposal(width: 50, height: nil))
    // Four of 20 with gaps of 5 between them.
    let frame = try #require(trace.nodes.first { $0.id == remaining }).frame
    #expect(frame.size == Size(width: 50, height: 95) && frame.origin.y - trace.nodes[0].frame.origin.y == 50)
    #expect(trace.nodes[0].frame.size.height == 10 + 5 + 30 + 5 + 95 + 5 + 7)
    let reason = try #require(trace.rounds[0].reasons.first { $0.step == .estimatedLength })
    #expect(reason.subject == 2 && reason.result == 95 && reason.formula.evaluate() == 95)
  }
}

import LayoutEngine
import Testing

/// What `ViewThatFits` leaves out is marked in the record, and nothing is found in it.
struct ViewThatFitsRuleTests {
  private let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))

  private func box(_ width: Double) -> NodeID {
    let paint = Paint(RGBA(red: 1, green: 0, blue: 0))
    let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, paint)))
    return tree.add(
      .fixedFrame(FixedFrameRule(width: width, height: 10)), children: [color], info: NodeInfo(name: "frame"))
  }

  private func trace(_ candidates: [NodeID]) -> Trace {
    let root = tree.add(
      .viewThatFits(horizontal: true, vertical: true), children: candidates, info: NodeInfo(name: "ViewThatFits"))
    let container = Size(width: 100, height: 100)
    let recorder = TraceRecorder()
    tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
    return Trace(tree: tree, root: root, container: container, recorder: recorder)
  }

  @Test func marksWhatWasNotChosenAndAllInsideIt() {
    let (wide, narrow, last) = (box(300), box(50), box(20))
    let trace = trace([wide, narrow, last])
    let chosen = trace.nodes.filter(\.isChosen).map(\.info.name)
    #expect(chosen == ["ViewThatFits", "frame", "Color"])
    #expect(trace.nodes.first { $0.id == wide }?.isChosen == false)
    #expect(trace.nodes.first { $0.id == narrow }?.isChosen == true)
    #expect(trace.nodes.allSatisfy { $0.isPlaced == $0.isChosen })
  }

  @Test func findsNothingInAViewThatWasNotChosen() {
    #expect(trace([box(300), box(50)]).findings.isEmpty)
    #expect(trace([box(300), box(200)]).findings.map(\.code) == [.childOverflow])
  }
}

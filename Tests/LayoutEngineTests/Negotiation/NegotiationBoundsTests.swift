import BenchmarkTrees
import LayoutEngine
import Testing

/// Counts, not clocks: what remembering every answer must reach on the trees whose numbers are known.
struct NegotiationBoundsTests {
  private func layOut(_ shape: Shape, _ kind: LeafKind) -> (leafCalls: Double, negotiations: Double) {
    let benchmark = BenchmarkTree(shape, kind)
    let outcome = benchmark.tree.layOut(
      root: benchmark.root, proposal: Proposal(width: 1000, height: 1000),
      container: Size(width: 1000, height: 1000))
    let stacks = max(1, benchmark.countedNodes - benchmark.leafCount)
    return (
      Double(outcome.leafCalls) / Double(benchmark.leafCount), Double(outcome.containerCalls) / Double(stacks)
    )
  }

  @Test(arguments: [
    (Shape.deep(20), LeafKind.fixed, 30.0), (.deep(20), .flexible, 30), (.deep(20), .text, 70), (.deep(20), .mixed, 70),
    (.balanced(10, depth: 4), .fixed, 30), (.balanced(10, depth: 4), .flexible, 30),
    (.balanced(10, depth: 4), .text, 30), (.wide(1000), .flexible, 3), (.chain(100), .text, 2),
  ])
  func asksEachLeafABoundedNumberOfTimes(shape: Shape, kind: LeafKind, bound: Double) {
    #expect(layOut(shape, kind).leafCalls <= bound)
  }

  @Test(
    arguments: [
      (Shape.deep(20), LeafKind.flexible, 8.3), (.deep(20), .text, 16.4), (.balanced(10, depth: 4), .flexible, 9),
    ])
  func worksEachProposalOfAStackOutOnce(shape: Shape, kind: LeafKind, negotiations: Double) {
    #expect(layOut(shape, kind).negotiations <= negotiations + 0.05)
  }

  @Test(arguments: [Shape.deep(8), .balanced(3, depth: 3), .wide(20)], LeafKind.allCases)
  func recordingChangesNoFrame(shape: Shape, kind: LeafKind) {
    let silent = BenchmarkTree(shape, kind)
    let recorded = BenchmarkTree(shape, kind)
    let proposal = Proposal(width: 333, height: 217)
    let container = Size(width: 333, height: 217)
    silent.tree.layOut(root: silent.root, proposal: proposal, container: container)
    recorded.tree.layOut(root: recorded.root, proposal: proposal, container: container, recorder: TraceRecorder())
    #expect(silent.postOrder.count == recorded.postOrder.count && !silent.postOrder.isEmpty)
    for (a, b) in zip(silent.postOrder, recorded.postOrder) {
      #expect(silent.tree.frame(of: a) == recorded.tree.frame(of: b))
    }
  }
}

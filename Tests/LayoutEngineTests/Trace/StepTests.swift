import LayoutEngine
import Testing
import TraceSamples

/// Every step that has a name and words is taken by some layout.
struct StepTests {
  @Test func aLayoutTakesEveryStep() {
    var taken: Set<String> = []
    for seed in UInt64(1)...400 {
      let random = RandomTree(seed: seed, hasEverything: true)
      // The ratio of the child is the only step that no random tree takes.
      let root = random.tree.add(
        .aspectRatio(.none, fill: false), children: [random.root], info: NodeInfo(name: "aspectRatio"))
      for reason in reasons(random.tree, root) { taken.insert(reason.step.key) }
    }
    for reason in rowsThatAreNotMade() { taken.insert(reason.step.key) }
    #expect(Reason.Step.allCases.map(\.key).filter { !taken.contains($0) } == [])
  }

  /// Random lazy stacks make all of their rows.
  private func rowsThatAreNotMade() -> [Reason] {
    let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
    let row = tree.add(.greedy, info: NodeInfo(name: "Color"))
    let rule = RemainingSubviewsRule(rows: 2, made: 1, subviews: 1)
    let remaining = tree.add(.remainingSubviews(rule), info: .remaining(2, views: 2, source: .none))
    let stack = Rule.lazyStack(StackRule(axis: .vertical))
    return reasons(tree, tree.add(stack, children: [row, remaining], info: NodeInfo(name: "LazyVStack")))
  }

  private func reasons(_ tree: LayoutTree, _ root: NodeID) -> [Reason] {
    let recorder = TraceRecorder()
    let container = Size(width: 320, height: 240)
    tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
    return Trace(tree: tree, root: root, container: container, recorder: recorder).rounds[0].reasons
  }

  @Test func namesAreLowercaseWordsAndDiffer() {
    let keys = Reason.Step.allCases.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase } })
  }
}

import Testing
import TraceSamples

@testable import LayoutEngine

/// A layout that takes more steps than it may is stopped, wherever it is.
struct StepLimitTests {
  @Test func tellsWhereNoStepsWereLeft() {
    let tree = NestedTree.alternating(40)
    let whole = tree.layOut()
    #expect(whole.stoppedAt == nil && whole.steps > 1_000)
    let outcome = tree.layOut(steps: 1_000)
    #expect(outcome.stoppedAt != nil)
    #expect(outcome.steps == 1_000)
  }

  @Test func takesAsManyStepsAsItMay() {
    let tree = NestedTree.alternating(12)
    let whole = tree.layOut()
    #expect(tree.layOut(steps: whole.steps).stoppedAt == nil)
    #expect(tree.layOut(steps: whole.steps).size == whole.size)
    #expect(tree.layOut(steps: whole.steps - 1).stoppedAt != nil)
  }

  @Test(arguments: PropertyTests.seeds.prefix(100))
  func canBeStoppedAnywhere(seed: UInt64) {
    let random = RandomTree(seed: seed, hasEverything: true)
    let proposal = Proposal(width: 320, height: 240)
    let all = random.tree.layOut(root: random.root, proposal: proposal).steps
    for steps in stride(from: 0, to: all, by: max(1, all / 40)) {
      let recorder = TraceRecorder()
      let outcome = random.tree.layOut(root: random.root, proposal: proposal, steps: steps, recorder: recorder)
      #expect(outcome.stoppedAt != nil || outcome.steps <= steps)
      let trace = Trace(
        tree: random.tree, root: random.root, container: Size(width: 320, height: 240), recorder: recorder)
      #expect(!trace.nodes.isEmpty)
    }
  }

  @Test func isStoppedThousandsOfViewsDeep() {
    let isStopped = onADeepThread {
      let tree = NestedTree(depth: 2_000) { level, inner, tree in
        let stack = tree.add(
          .stack(StackRule(axis: level % 2 == 0 ? .horizontal : .vertical)), [inner, tree.text("a")])
        return tree.add(.padding(Insets(top: 1, leading: 1, bottom: 1, trailing: 1)), [stack])
      }
      return tree.layOut(steps: 5_000).stoppedAt != nil
    }
    #expect(isStopped)
  }
}

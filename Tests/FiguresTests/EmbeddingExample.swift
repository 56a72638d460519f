import Figures
import LayoutEngine

/// A row of a fixed and a flexible colour: its frames, the sums behind them, and a figure of it.
func layOutARow() -> (frames: [Rect], sums: [Double], figure: String) {
  // The tree is data: every node is a rule, the nodes inside it, and its name in the record.
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  func colour(_ paint: RGBA) -> NodeID {
    tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, Paint(paint))))
  }
  let orange = colour(RGBA(red: 1, green: 0.6, blue: 0))
  let teal = colour(RGBA(red: 0.2, green: 0.7, blue: 0.7))
  let frame = tree.add(
    .fixedFrame(FixedFrameRule(width: 80, height: nil)), children: [orange],
    info: NodeInfo(name: "frame", arguments: "width: 80"))
  let row = tree.add(
    .stack(StackRule(axis: .horizontal, spacing: 10)), children: [frame, teal],
    info: NodeInfo(name: "HStack", arguments: "spacing: 10"))

  // The recorder is passed in; without one the frames are the same, and nothing is recorded.
  let container = Size(width: 300, height: 100)
  let recorder = TraceRecorder()
  tree.layOut(root: row, proposal: Proposal(container), container: container, recorder: recorder)
  let frames = [frame, teal].map(tree.frame(of:))

  // The trace holds every proposal and answer, and the formula of every length.
  let trace = Trace(tree: tree, root: row, container: container, recorder: recorder)
  let sums = trace.rounds[0].reasons.compactMap { $0.formula.evaluate() }

  let figure = Figure(trace: trace, title: "A fixed and a flexible colour").svg()
  return (frames, sums, figure)
}

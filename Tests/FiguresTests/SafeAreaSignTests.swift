import Explanation
@testable import Figures
import LayoutEngine
import Testing
import TraceSamples

/// Dots stand where the safe area is, in whatever part of the screen a figure shows.
struct SafeAreaSignTests {
  private func trace(insets: Double) -> Trace {
    let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
    let color = {
      tree.add(.greedy, children: [], info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
    }
    let row = tree.add(
      .stack(StackRule(axis: .horizontal)), children: [color(), color()], info: NodeInfo(name: "HStack"))
    let root = tree.add(
      .stack(StackRule(axis: .vertical)),
      children: [
        tree.add(.fixedFrame(FixedFrameRule(height: 40)), children: [row], info: NodeInfo(name: "frame")),
        tree.add(.greedy, children: [], info: NodeInfo(name: "View")),
      ], info: NodeInfo(name: "VStack"))
    let recorder = TraceRecorder()
    let container = Size(width: 402, height: 874)
    let proposal = Proposal(Size(width: 402, height: 874 - 2 * insets))
    tree.layOut(root: root, proposal: proposal, container: container, recorder: recorder)
    return Trace(tree: tree, root: root, container: container, recorder: recorder)
  }

  @Test(arguments: [48.0, 0]) func dotsStandInAPartOfTheScreenToo(insets: Double) throws {
    let record = IndexedTrace(trace(insets: insets))
    let focus = FocusQuery("HStack")
    var options = FigureOptions()
    options.focus = focus
    let frame = PictureFrame(record, try #require(Subject(record, focus: focus)), options)
    #expect(!frame.plan.isWhole)
    #expect(Figure(record, title: "row", options: options).svg().contains(">safe area<") == (insets > 0))
  }
}

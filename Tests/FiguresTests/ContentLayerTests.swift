import Figures
import LayoutEngine
import Testing
import TraceSamples

struct ContentLayerTests {
  /// The figure of a scroll view with rows of 20 points in 100.
  private func svg(rows: Int, turned: Bool = false) -> String {
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let fill = Appearance.fill(.rectangle, HandMade.teal)
      let views = (0..<rows).map { _ -> NodeID in
        let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: fill))
        let row = tree.add(
          .fixedFrame(FixedFrameRule(width: 80, height: 20)), children: [color], info: NodeInfo(name: "frame"))
        let effect = RenderEffect.scale(x: 0.9, y: 0.9, anchor: UnitPoint(x: 0.5, y: 0.5))
        return turned ? tree.addRenderEffect(effect, child: row, info: NodeInfo(name: "scaleEffect")) : row
      }
      let stack = tree.add(
        .stack(StackRule(axis: .vertical, spacing: 0)), children: views, info: NodeInfo(name: "VStack"))
      return tree.addScrollView(
        ScrollViewRule(horizontal: false, vertical: true), content: stack,
        info: NodeInfo(name: "ScrollView", appearance: .viewport))
    }
    return Figure(trace: trace, title: "rows").svg()
  }

  @Test func drawsNothingOfWhatAScrollViewHides() {
    let (few, many) = (svg(rows: 20), svg(rows: 400))
    #expect(many.utf8.count < few.utf8.count + 200)
    #expect(many.contains("393 more") || many.contains("399 more"))
  }

  /// Where an effect draws a view elsewhere, it may be seen wherever it was laid out.
  @Test func drawsWhatIsDrawnElsewhere() {
    #expect(svg(rows: 400, turned: true).utf8.count > svg(rows: 20, turned: true).utf8.count * 4)
  }
}

import Figures
import LayoutEngine
import Testing
import TraceSamples

/// A row of squares of 70 points, each clipped to 50.
private func clippedRow(of count: Int) -> String {
  let trace = LaidOut.trace(container: Size(width: 500, height: 120)) { tree in
    let views = (0..<count).map { _ -> NodeID in
      let fill = Appearance.fill(.rectangle, HandMade.teal)
      let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: fill))
      let framed = [70.0, 50].reduce(color) { view, length in
        let rule = FixedFrameRule(width: length, height: length)
        return tree.add(.fixedFrame(rule), children: [view], info: NodeInfo(name: "frame"))
      }
      return tree.add(
        .neutral, children: [framed], info: NodeInfo(name: "clipped", appearance: .clip(.rectangle)))
    }
    return tree.add(
      .stack(StackRule(axis: .horizontal, spacing: 30)), children: views, info: NodeInfo(name: "HStack"))
  }
  return Figure(trace: trace, title: "clipped").svg()
}

@Test func fewThatAreClippedAlikeEachHaveAGhost() {
  let svg = clippedRow(of: 3)
  #expect(svg.split(separator: "class=\"clipping\"").count == 4)
  #expect(svg.contains(">clipped away<"))
}

@Test func ofManyThatAreClippedAlikeOneHasAGhostAndTheLegendTellsOfTheOthers() {
  let svg = clippedRow(of: 5)
  #expect(svg.split(separator: "class=\"clipping\"").count == 2)
  #expect(svg.contains(">clipped away, and 4 more like it<"))
}

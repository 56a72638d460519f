import Figures
import Foundation
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

  /// The colours in which views are filled, from the back to the front.
  private func fills(_ views: String) throws -> [String] {
    let svg = try drawing(views)
    let colors = ["#FF3B30", "#34C759", "#007AFF"]
    let places = colors.compactMap { color in svg.range(of: color).map { (color, $0.lowerBound) } }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func drawing(_ views: String) throws -> String {
    var options = FigureOptions(preset: .article, colorScheme: .light)
    options.width = .wide
    return Figure(trace: try Written.trace(views, width: 100, height: 100), title: "one", options: options).svg()
  }

  @Test func drawsViewsByTheirIndexAndThenInTheirOrder() throws {
    #expect(try fills("ZStack { Color.red; Color.green; Color.blue }") == ["#FF3B30", "#34C759", "#007AFF"])
    #expect(
      try fills("ZStack { Color.red.zIndex(1).padding(4); Color.green; Color.blue.zIndex(-1) }")
        == ["#007AFF", "#34C759", "#FF3B30"])
  }

  @Test func drawsAContainersContentTogetherWhateverItsIndex() throws {
    #expect(
      try fills("ZStack { VStack { Color.red.zIndex(9) }; Color.green; Color.blue }")
        == ["#FF3B30", "#34C759", "#007AFF"])
  }

  @Test func drawsLinesUnderAndThroughTexts() throws {
    let plain = try drawing("Text(\"Ebb\")")
    let lines = { (svg: String) in svg.components(separatedBy: "<rect").count }
    #expect(lines(try drawing("Text(\"Ebb\").underline()")) == lines(plain) + 1)
    #expect(lines(try drawing("Text(\"Ebb\").underline().strikethrough(color: .red)")) == lines(plain) + 2)
    #expect(try drawing("Text(\"Ebb\").strikethrough(color: .red)").contains("#FF3B30"))
  }
}

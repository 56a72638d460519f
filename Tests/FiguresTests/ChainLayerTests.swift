import Explanation
@testable import Figures
import LayoutEngine
import Markup
import Testing
import TraceSamples

/// The outlines of a chain next to what the code draws.
struct ChainLayerTests {
  private func sheet(_ trace: Trace) throws -> (scene: Scene, sheet: Sheet) {
    let record = IndexedTrace(trace)
    let frame = PictureFrame(record, try #require(Subject(record)), FigureOptions())
    let scene = frame.scene(below: 100, ink: nil)
    var sheet = Sheet(title: "chain", options: FigureOptions())
    ChainLayer(scene: scene, top: 40).draw(on: &sheet, marks: nil)
    return (scene, sheet)
  }

  private func paths(_ elements: [Element]) -> [(path: PathData, classes: String)] {
    elements.flatMap { element -> [(path: PathData, classes: String)] in
      switch element {
      case .group(let group): paths(group.elements)
      case .path(let path, let classes, _): [(path, classes)]
      default: []
      }
    }
  }

  @Test func aBorderOfTheCodeTravelsWithTheOutlineOfItsFrame() throws {
    let (scene, sheet) = try sheet(LaidOut.framedAndPadded(isFrameFirst: true))
    let border = try #require(ChainLayer.outlines(scene).first)
    let own = paths(sheet.elements).filter { $0.classes.hasPrefix("s") }
    #expect(own.count == 4)
    let points = own.flatMap { PathSegments.read($0.path).flatMap { [$0.from, $0.to] } }
    #expect(points.map(\.x).min() == border.box.minX + 2)
    #expect(border.box.minX + 2 < border.frame.minX - Scene.outset)
  }

  @Test func aLeaderCrossesTheBordersBetweenItsNumberAndItsFrame() throws {
    let trace = LaidOut.trace(container: Size(width: 300, height: 300)) { tree in
      let border = NodeInfo(
        name: "border", appearance: .stroke(.rectangle, HandMade.orange, LineStyle(width: 1), inset: true))
      let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
      return (1...4).reduce(color) { view, step in
        let rule = FixedFrameRule(width: 40 * Double(step), height: 40 * Double(step))
        let frame = tree.add(.fixedFrame(rule), children: [view], info: NodeInfo(name: "frame"))
        return tree.add(.neutral, children: [frame], info: border)
      }
    }
    let record = IndexedTrace(trace)
    var composer = FigureComposer(record, title: "one", caption: "", options: FigureOptions())
    let sheet = composer.compose()
    let last = try #require(
      sheet.elements.compactMap { element -> Element.Group? in
        if case .group(let group) = element, group.classes == "order" { group } else { nil }
      }.last)
    let lines = SheetGeometry(last.elements).lines.filter { !$0.isCasing }
    let leader = lines.filter { $0.classes.contains("hair") && $0.from.x == $0.to.x }
    let outline = lines.filter { $0.classes.contains("answer") }
    #expect(leader.map(\.to.y).max() == outline.map(\.from.y).min())
    #expect(zip(leader, leader.dropFirst()).allSatisfy { $0.to == $1.from })
    #expect(SheetCheck(sheet).collisions().isEmpty)
  }

  @Test func theOutlineOfASmallFrameIsBehindTheColorThatReachesOutOfIt() throws {
    let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
    let teal = NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal))
    let large = tree.add(
      .fixedFrame(FixedFrameRule(width: 120, height: 40)), children: [tree.add(.greedy, children: [], info: teal)],
      info: NodeInfo(name: "frame"))
    let root = tree.add(
      .fixedFrame(FixedFrameRule(width: 60, height: 80)), children: [large], info: NodeInfo(name: "frame"))
    let recorder = TraceRecorder()
    let container = Size(width: 200, height: 140)
    tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
    let trace = Trace(tree: tree, root: root, container: container, recorder: recorder)
    let (scene, sheet) = try sheet(trace)
    let color = try #require(scene.subject.chain.last.flatMap { scene.box(of: $0) })
    let outline = try #require(ChainLayer.outlines(scene).first)
    #expect(outline.frame.width < color.width)
    let lines = paths(sheet.elements).filter { $0.classes.contains("answer") }.flatMap { PathSegments.read($0.path) }
    let vertical = lines.filter { $0.from.x == outline.box.minX && $0.to.x == outline.box.minX }
    #expect(vertical.count == 2)
    #expect(vertical.allSatisfy { max($0.from.y, $0.to.y) < color.minY || min($0.from.y, $0.to.y) > color.maxY })
  }
}

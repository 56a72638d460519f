import Explanation
@testable import Figures
import LayoutEngine
import Markup
import Testing
import TraceSamples

/// What is said about views that are drawn elsewhere than where they were laid out.
struct DrawnElsewhereTests {
  private func record(_ build: (LayoutTree) -> NodeID) -> IndexedTrace {
    IndexedTrace(LaidOut.trace(container: Size(width: 320, height: 200), build))
  }

  private func framed(_ tree: LayoutTree, _ child: NodeID, _ width: Double, _ height: Double) -> NodeID {
    tree.add(
      .fixedFrame(FixedFrameRule(width: width, height: height)), children: [child], info: NodeInfo(name: "frame"))
  }

  private func swatch(_ tree: LayoutTree, _ width: Double, _ height: Double) -> NodeID {
    let info = NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal))
    return framed(tree, tree.add(.greedy, info: info), width, height)
  }

  private func row(_ tree: LayoutTree, _ children: [NodeID]) -> NodeID {
    tree.add(
      .stack(StackRule(axis: .horizontal, spacing: 10)), children: children, info: NodeInfo(name: "HStack"))
  }

  private func turned(_ tree: LayoutTree, _ child: NodeID) -> NodeID {
    tree.addRenderEffect(
      .rotation(radians: .pi / 2, sine: 1, cosine: 0, anchor: .center), child: child,
      info: NodeInfo(name: "rotationEffect"))
  }

  private func sheet(_ record: IndexedTrace) -> Sheet {
    var composer = FigureComposer(record, title: "one", caption: "", options: FigureOptions())
    return composer.compose()
  }

  private func groups(_ classes: String, in elements: [Element]) -> [Element.Group] {
    elements.flatMap { element -> [Element.Group] in
      guard case .group(let group) = element else { return [] }
      return (group.classes == classes ? [group] : []) + groups(classes, in: group.elements)
    }
  }

  @Test func aTurnedViewThatStaysInItsFrameDoesNotStickOut() throws {
    let record = record { tree in
      row(tree, [framed(tree, turned(tree, swatch(tree, 120, 20)), 20, 120), swatch(tree, 100, 120)])
    }
    let scene = PictureFrame(record, try #require(Subject(record)), FigureOptions()).scene(below: 100, ink: nil)
    #expect(OverflowMarks(scene).all.isEmpty)
  }

  @Test func aTurnedViewSticksOutWhereItIsSeenTo() throws {
    let record = record { tree in
      row(tree, [framed(tree, turned(tree, swatch(tree, 120, 60)), 20, 120), swatch(tree, 100, 120)])
    }
    let scene = PictureFrame(record, try #require(Subject(record)), FigureOptions()).scene(below: 100, ink: nil)
    #expect(Set(OverflowMarks(scene).all.map(\.side)) == [.leading, .trailing])
  }

  @Test func theFramesOfAnEnlargedViewAreDrawnOnItWithTheirNumbers() {
    let record = record { tree in
      tree.addRenderEffect(
        .scale(x: 2.2, y: 2.2, anchor: .center), child: swatch(tree, 40, 40), info: NodeInfo(name: "scaleEffect"))
    }
    let sheet = sheet(record)
    let frames = groups("order", in: sheet.elements).filter { group in
      SheetGeometry(group.elements).lines.filter { $0.classes.contains("answer") && !$0.isCasing }.count == 4
    }
    #expect(frames.count == 3)
    #expect(SheetCheck(sheet).collisions().isEmpty)
  }

  @Test func siblingsOfWhichOneIsScaledOtherwiseAreNotAlike() throws {
    let record = record { tree in
      let effects = [2.0, 0.5, 2, 2].map { scale in
        tree.addRenderEffect(
          .scale(x: 0.5, y: scale, anchor: .center), child: swatch(tree, 40, 40), info: NodeInfo(name: "scaleEffect"))
      }
      return row(tree, effects)
    }
    let scene = PictureFrame(record, try #require(Subject(record)), FigureOptions()).scene(below: 100, ink: nil)
    let spans = try #require(SceneSpans(scene: scene, axis: .horizontal).levels.first)
    #expect(spans.count == 4)
    #expect(spans.allSatisfy { $0.kind == .answer && $0.number != nil })
  }

  @Test func theFirstOfSiblingsThatAreAlikeHasItsNumber() throws {
    let record = record { tree in row(tree, (0..<5).map { _ in swatch(tree, 40, 40) }) }
    let scene = PictureFrame(record, try #require(Subject(record)), FigureOptions()).scene(below: 100, ink: nil)
    let spans = try #require(SceneSpans(scene: scene, axis: .horizontal).levels.first)
    #expect(spans.map(\.value) == ["= 40", "4 more"])
    #expect(spans.map { $0.number == nil } == [false, true])
  }
}

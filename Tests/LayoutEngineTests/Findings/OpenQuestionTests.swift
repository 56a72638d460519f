import Foundation
import LayoutEngine
import Testing

/// What is unknown about SwiftUI is reported where it decides a layout.
@Suite struct OpenQuestionTests {
  private let tree = LayoutTree(environment: LayoutEnvironment(platform: .macOS))
  private func info(_ name: String) -> NodeInfo { NodeInfo(name: name, source: .none) }

  private func box(_ width: Double, _ height: Double) -> NodeID {
    tree.add(.image(natural: Size(width: width, height: height), resizable: false), info: info("box"))
  }

  private func found(_ root: NodeID, _ proposal: Proposal) -> [OpenQuestion] {
    let recorder = TraceRecorder()
    _ = tree.layOut(root: root, proposal: proposal, recorder: recorder)
    let trace = Trace(tree: tree, root: root, container: Size(width: 100, height: 100), recorder: recorder)
    return trace.findings.filter { $0.code == .openQuestion }.compactMap {
      $0.numbers.first.flatMap { OpenQuestion(rawValue: Int($0)) }
    }
  }

  @Test func fillingWithOneAxisUnspecified() {
    let color = tree.add(.greedy, info: info("Color"))
    let fill = tree.add(.aspectRatio(OptionalLength(2), fill: true), children: [color], info: info("aspectRatio"))
    #expect(found(fill, Proposal(width: 40, height: nil)) == [.fillWithOneAxis])
  }

  @Test func fittingWithOneAxisIsKnown() {
    let color = tree.add(.greedy, info: info("Color"))
    let fit = tree.add(.aspectRatio(OptionalLength(2), fill: false), children: [color], info: info("aspectRatio"))
    #expect(found(fit, Proposal(width: 40, height: nil)).isEmpty)
  }

  @Test func aLazyGridWithoutAWidth() {
    let rule = LazyGridRule(axis: .vertical, tracks: [GridTrack(.flexible(minimum: 10, maximum: .infinity))])
    let grid = tree.addLazyGrid(rule, children: [box(10, 10)], info: info("LazyVGrid"))
    #expect(found(grid, Proposal(width: nil, height: 50)) == [.lazyGridWithoutLength])
  }

  @Test func guidesThatPushChildrenApart() {
    let first = tree.addAlignmentGuide(.leading, child: box(20, 20), info: info("alignmentGuide")) { _ in 20 }
    let stack = tree.add(.zStack(.leading), children: [first, box(20, 20)], info: info("ZStack"))
    #expect(found(stack, Proposal(width: 100, height: 100)) == [.guidesApart])
  }

  @Test func childrenOnEachOtherAreKnown() {
    let stack = tree.add(.zStack(.leading), children: [box(10, 30), box(20, 20)], info: info("ZStack"))
    #expect(found(stack, Proposal(width: 100, height: 100)).isEmpty)
  }

  @Test func aTextThatIsShorterInTheStacksWidthIsNotPushedApart() {
    let frames = [FlexibleFrameRule(maxWidth: .infinity), FlexibleFrameRule(minWidth: 40)]
    let children = frames.map { rule in
      tree.add(.flexibleFrame(rule), children: [box(20, 20)], info: info("frame"))
    }
    let stack = tree.add(.zStack(.center), children: children, info: info("ZStack"))
    #expect(found(stack, Proposal(width: 30, height: 100)).isEmpty)
  }

  @Test func aListWithoutAHeight() {
    var list = ScrollViewRule()
    list.isList = true
    let rows = tree.addScrollView(list, content: box(10, 30), info: info("List"))
    let scroll = tree.addScrollView(ScrollViewRule(), content: rows, info: info("ScrollView"))
    #expect(found(scroll, Proposal(width: 100, height: 100)) == [.listWithoutHeight])
    #expect(found(rows, Proposal(width: 100, height: 100)).isEmpty)
  }

  @Test func aGuideInAContainerInAnother() {
    let guide = tree.addAlignmentGuide(.leading, child: box(20, 20), info: info("alignmentGuide")) { _ in 5 }
    let inner = tree.add(
      .stack(StackRule(axis: .vertical, alignment: .leading)), children: [guide, box(10, 10)], info: info("VStack"))
    #expect(found(inner, Proposal(width: 100, height: 100)).isEmpty)
    let outer = tree.add(
      .stack(StackRule(axis: .vertical, alignment: .leading)), children: [inner, box(10, 10)], info: info("VStack"))
    #expect(found(outer, Proposal(width: 100, height: 100)) == [.nestedGuide])
  }

  @Test func aCustomLayoutIsKnownToPassAGuideOn() {
    let guide = tree.addAlignmentGuide(.leading, child: box(20, 20), info: info("alignmentGuide")) { _ in 5 }
    let layout = CustomLayout { _, _ in
      Size(width: 30, height: 30)
    } placeSubviews: { bounds, _, views in
      for view in views { view.place(at: bounds.origin, anchor: UnitPoint(x: 0, y: 0), proposal: .unspecified) }
    }
    let inner = tree.addLayout(layout, children: [guide, box(10, 10)], info: info("Pile"))
    let other = box(10, 10)
    let outer = tree.add(
      .stack(StackRule(axis: .vertical, alignment: .leading)), children: [inner, other], info: info("VStack"))
    #expect(found(outer, Proposal(width: 100, height: 100)).isEmpty)
    #expect(tree.frame(of: other).origin.x - tree.frame(of: inner).origin.x == 5)
  }
}

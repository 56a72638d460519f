import LayoutEngine
import Testing

struct ScrollViewRuleTests {
  private let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))

  private func box(_ width: Double, _ height: Double) -> NodeID {
    let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
    return tree.add(
      .fixedFrame(FixedFrameRule(width: width, height: height)), children: [color], info: NodeInfo(name: "frame"))
  }

  /// Lays out below a bar of 40 points.
  private func layOut(_ root: NodeID) {
    tree.layOut(
      root: root, proposal: Proposal(width: 100, height: 100), container: Size(width: 100, height: 140),
      safeAreaInsets: Insets(top: 40, leading: 0, bottom: 0, trailing: 0))
  }

  @Test(arguments: [true, false])
  func aStyleDoesNotReachIntoTheSafeAreaAlongTheScrolledAxis(isVertical: Bool) {
    let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
    let filled = tree.add(
      .secondary(.center, ignoring: .all), children: [box(100, 60), color], info: NodeInfo(name: "background"))
    let rule = ScrollViewRule(horizontal: !isVertical, vertical: isVertical)
    layOut(tree.addScrollView(rule, content: filled, info: NodeInfo(name: "ScrollView")))
    let frame = tree.frame(of: color)
    // A view that scrolls from side to side stands in the middle, 20 points below the bar.
    #expect(frame.origin.y == (isVertical ? 40 : 60) && frame.size.height == 60)
  }

  @Test func aListHasNoHeightOfItsOwn() {
    var list = ScrollViewRule()
    list.isList = true
    let rows = tree.addScrollView(list, content: box(10, 30), info: NodeInfo(name: "List"))
    layOut(tree.addScrollView(ScrollViewRule(), content: rows, info: NodeInfo(name: "ScrollView")))
    #expect(tree.frame(of: rows).size.height == 0)
  }
}

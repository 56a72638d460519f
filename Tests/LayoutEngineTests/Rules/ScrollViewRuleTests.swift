import LayoutEngine
import Testing

struct ScrollViewRuleTests {
  private let views = RuleTree()

  private func scrolling(_ rule: ScrollViewRule, _ content: NodeID) -> NodeID {
    views.tree.addScrollView(rule, content: content, info: NodeInfo(name: "ScrollView"))
  }

  /// Lays out below a bar of 40 points.
  private func layOut(_ root: NodeID) {
    views.tree.layOut(
      root: root, proposal: Proposal(width: 100, height: 100), container: Size(width: 100, height: 140),
      safeAreaInsets: Insets(top: 40, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func aStyleDoesNotReachIntoTheSafeAreaAlongTheScrolledAxis() {
    for (rule, expected) in [
      (ScrollViewRule(), Rect(x: 0, y: 40, width: 100, height: 100)),
      (ScrollViewRule(horizontal: true, vertical: false), Rect(x: 0, y: 0, width: 100, height: 140)),
    ] {
      let color = views.greedy()
      layOut(scrolling(rule, views.add(.secondary(.center, ignoring: .all), [views.box(100, 100), color])))
      #expect(views.tree.frame(of: color) == expected)
    }
  }

  @Test func aListHasNoHeightOfItsOwn() {
    var list = ScrollViewRule()
    list.isList = true
    let rows = scrolling(list, views.box(10, 30))
    layOut(scrolling(ScrollViewRule(), rows))
    #expect(views.tree.frame(of: rows).size.height == 0)
  }
}

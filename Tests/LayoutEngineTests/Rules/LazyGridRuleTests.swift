import LayoutEngine
import Testing

/// The two passes of `LazyVGrid`.
struct LazyGridRuleTests {
  private let views = RuleTree()

  private func grid(_ tracks: [GridTrack], _ cells: [NodeID]) -> NodeID {
    let rule = LazyGridRule(axis: .vertical, tracks: tracks, spacing: 0)
    return views.tree.addLazyGrid(rule, children: cells, info: NodeInfo(name: "LazyVGrid"))
  }

  private func flexible(_ minimum: Double) -> GridTrack {
    GridTrack(.flexible(minimum: minimum, maximum: .infinity), spacing: 8)
  }

  @Test func fixedColumnsComeOffFirst() {
    let cells = [views.greedy(), views.greedy()]
    views.answer(grid([GridTrack(.fixed(40), spacing: 8), flexible(10)], cells), 148, 100)
    #expect(views.widths(cells) == [40, 100])
  }

  /// The answer is more than the proposal because of the second minimum; placing shares that answer out again.
  @Test func resolvesItsColumnsAgainWithItsAnswer() {
    let cells = [views.greedy(), views.greedy()]
    #expect(views.answer(grid([flexible(50), flexible(120)], cells), 200, 100).width == 224)
    #expect(views.widths(cells) == [108, 120])
  }

  @Test func anAdaptiveEntryBecomesAsManyColumnsAsFit() {
    let cells = (0..<4).map { _ in views.greedy() }
    let track = GridTrack(.adaptive(minimum: 45, maximum: .infinity), spacing: 10)
    views.answer(grid([track], cells), 160, 100)
    let width = (160.0 - 2 * 10) / 3
    #expect(views.widths(cells) == Array(repeating: width, count: 4))
  }

  @Test func aRowIsAsHighAsItsHighestCell() {
    let cells = [views.box(10, 20), views.box(10, 50), views.box(10, 30)]
    #expect(views.answer(grid([flexible(10), flexible(10)], cells), 108).height == 80)
  }
}

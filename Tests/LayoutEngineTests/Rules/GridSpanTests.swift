import LayoutEngine
import Testing

/// A cell may cover many columns of its grid, and costs no more for it.
struct GridSpanTests {
  private let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))

  private func box(_ width: Double, columns: Int) -> NodeID {
    let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
    let frame = FixedFrameRule(width: width, height: 10)
    var traits = GridCellTraits()
    traits.columns = columns
    return tree.addGridCell(
      traits, child: tree.add(.fixedFrame(frame), children: [color], info: NodeInfo(name: "frame")),
      info: NodeInfo(name: "gridCellColumns"))
  }

  private func row(_ cells: [NodeID]) -> NodeID {
    tree.add(.gridRow(nil), children: cells, info: NodeInfo(name: "GridRow"))
  }

  @discardableResult
  private func layOut(_ rows: [NodeID], spacing: Double = 8) -> Size {
    let rule = GridRule(horizontalSpacing: spacing, verticalSpacing: 0)
    let grid = tree.addGrid(rule, children: rows, info: NodeInfo(name: "Grid"))
    return tree.layOut(root: grid, proposal: Proposal(width: 300, height: 300)).size
  }

  @Test func aSpanOfABillionColumnsCostsNoMoreThanItsCell() {
    let wide = box(50, columns: 1_000_000_000)
    let narrow = box(30, columns: 1)
    let size = layOut([row([wide]), row([narrow])], spacing: 0)
    #expect(size == Size(width: 50, height: 20))
    #expect(tree.frame(of: wide).size.width == 50)
  }

  @Test func everyColumnOfABillionHasItsGap() {
    #expect(layOut([row([box(50, columns: 1_000_000_000)])]).width == 8 * 999_999_999)
  }

  @Test func spansThatTogetherPassTheLargestNumberAreLaidOut() {
    let size = layOut([row([box(50, columns: .max), box(20, columns: .max)])], spacing: 0)
    #expect(abs(size.width - 70) < 1e-9)
  }

  @Test(arguments: [1, 2, 3, 7, 40])
  func columnsWithoutAnEdgeAreLaidOutAsColumnsOfTheirOwn(span: Int) {
    let together = box(500, columns: span)
    layOut([row([together, box(20, columns: 1)])])
    let width = tree.frame(of: together).size.width
    let apart = box(500, columns: span)
    // A row of empty cells separates the columns and has no length itself.
    let empty = (0...span).map { _ in tree.add(.empty, info: NodeInfo(name: "EmptyView")) }
    layOut([row([apart, box(20, columns: 1)]), row(empty)])
    #expect(abs(tree.frame(of: apart).size.width - width) < 1e-9)
  }

  /// Every span gone through column by column would take many seconds.
  @Test func aThousandRowsOfDifferentSpansAreLaidOut() {
    let boxes = (1...1000).map { box(Double($0), columns: $0) }
    let size = layOut(boxes.map { row([$0, box(20, columns: 1000)]) }, spacing: 1)
    #expect(size.height == 10_000)
    // A box over as many columns as it has points needs no more than the gaps between them.
    #expect(boxes.enumerated().allSatisfy { tree.frame(of: $1).size.width == Double($0 + 1) })
  }
}

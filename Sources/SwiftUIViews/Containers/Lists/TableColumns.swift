internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The lengths of a table on macOS, in points, recorded from macOS 26.2 (table/* of iamcgn/swiftui-web).
enum TableMetrics {
  static let headerHeight = 28.0
  /// From the header to the first row.
  static let belowHeader = 5.0
  static let rowHeight = 24.0
  /// Above and below a cell's content in a row that is higher than that; not recorded.
  static let rowEdge = 4.0
  /// From the table's leading edge to the first column, and at the sides of all columns together.
  static let columnsStart = 8.0
  static let besideColumns = 15.0
  /// From a column's start to its cells and to its title.
  static let cellInset = 8.0
  static let titleInset = 10.0
  /// The room of a column in addition to its own width.
  static let besideCell = 17.0
  static let automaticWidth = 100.0
  /// The band behind every second row.
  static let bandInset = 10.0
  static let bandCorner = 6.0
}

/// How wide a table's column is asked to be.
struct TableColumnWidth {
  var ideal = TableMetrics.automaticWidth
  var least = 0.0
  var most = Double.infinity

  /// Whether it is as wide whatever the table's width.
  var isFixed: Bool { least == most }
}

/// The columns of a table in a given width.
///
/// If they fit, all columns that can grow share the rest equally, in steps of half a point. If they fit only without
/// their additional room, all that are not fixed give it up. Otherwise they run over the trailing edge.
struct TableColumns {
  /// Where each column starts, and where the last one ends.
  let starts: [Double]

  init(_ widths: [TableColumnWidth], in width: Double?) {
    var pitches = widths.map { min(max($0.ideal, $0.least), $0.most) + TableMetrics.besideCell }
    let total = pitches.reduce(0, +)
    if let width, width.isFinite {
      if total <= width - TableMetrics.besideColumns {
        TableColumns.grow(&pitches, widths, by: width - TableMetrics.besideColumns - total)
      } else if total <= width {
        let loss = TableColumns.halfPoints(
          TableMetrics.besideColumns / Double(max(1, widths.count { !$0.isFixed })))
        for (index, width) in widths.enumerated() where !width.isFixed { pitches[index] -= loss }
      }
    }
    var starts = [TableMetrics.columnsStart]
    for pitch in pitches { starts.append(starts[starts.count - 1] + pitch) }
    self.starts = starts
  }

  /// How wide the cells of a column are.
  func cellWidth(_ index: Int) -> Double {
    max(0, starts[index + 1] - starts[index] - TableMetrics.besideCell)
  }

  private static func grow(_ pitches: inout [Double], _ widths: [TableColumnWidth], by surplus: Double) {
    var (left, growing) = (surplus, Array(widths.indices.filter { !widths[$0].isFixed }))
    while left > 0, !growing.isEmpty {
      let share = left / Double(growing.count)
      let full = growing.filter { pitches[$0] + share >= widths[$0].most + TableMetrics.besideCell }
      guard !full.isEmpty else {
        for index in growing { pitches[index] += halfPoints(share) }
        return
      }
      for index in full {
        let most = widths[index].most + TableMetrics.besideCell
        left -= most - pitches[index]
        pitches[index] = most
      }
      growing.removeAll { full.contains($0) }
    }
  }

  private static func halfPoints(_ length: Double) -> Double { (length * 2).rounded(.toNearestOrAwayFromZero) / 2 }
}

extension TableColumns {
  /// The layout of a table's line: one view for each column, in the middle of the line's height.
  ///
  /// - Parameters:
  ///   - inset: from a column's start to its view.
  ///   - leastHeight: of the line.
  static func line(_ widths: [TableColumnWidth], inset: Double, leastHeight: Double) -> CustomLayout {
    CustomLayout { proposal, cells in
      let columns = TableColumns(widths, in: proposal.width)
      var size = Size(width: columns.starts[columns.starts.count - 1], height: leastHeight)
      if let width = proposal.width, width.isFinite { size.width = width }
      for (index, cell) in cells.enumerated() where index < widths.count {
        let answer = cell.sizeThatFits(Proposal(width: columns.cellWidth(index), height: nil))
        size.height = max(size.height, answer.height + 2 * TableMetrics.rowEdge)
      }
      return size
    } placeSubviews: { bounds, _, cells in
      let columns = TableColumns(widths, in: bounds.size.width)
      for (index, cell) in cells.enumerated() where index < widths.count {
        let point = Point(x: bounds.minX + columns.starts[index] + inset, y: bounds.midY)
        cell.place(
          at: point, anchor: UnitPoint(x: 0, y: 0.5), proposal: Proposal(width: columns.cellWidth(index), height: nil))
      }
    }
  }
}

/// The content of a table.
struct TableContent {
  var titles: [String]
  var widths: [TableColumnWidth]
  /// The cells of each row.
  var rows: [[[ViewValue]]]
  var showsHeader: Bool
}

extension TreeBuilder {
  /// The node of a table with all its columns, as a window of macOS shows it: a header, and rows that scroll.
  func table(_ table: TableContent, _ site: CallSite, in environment: ViewEnvironment) throws(Diagnostics) -> NodeID {
    let parts = ViewParts(source: site.source, owner: "table")
    var inner = environment
    inner.lists = ListEnvironment()
    inner.isInRows = false
    var rows: [ViewValue] = []
    for (index, cells) in table.rows.enumerated() {
      let line = self.line(cells, table.widths, TableMetrics.cellInset, TableMetrics.rowHeight, parts.site("row"))
      let view = index % 2 == 1 ? parts.background(line, band(parts)) : line
      rows.append(ViewValue(.identified("\(index)", [view]), site: parts.site("Group")))
    }
    let top = Insets(top: table.showsHeader ? TableMetrics.belowHeader : 0, leading: 0, bottom: 0, trailing: 0)
    let stack = try add(
      .lazyStack(StackRule(axis: .vertical, alignment: .leading, spacing: 0)), try nodes(of: rows, in: inner),
      .part(name: "LazyVStack", arguments: "rows", source: site.source))
    let padded = try add(.padding(top), [stack], .part(name: "padding", arguments: "rows", source: site.source))
    try checkCount(site.source)
    let scrolling = ScrollViewRule(
      horizontal: false, vertical: true, margins: .zero, initialAnchor: .topLeading, alignmentAnchor: .topLeading)
    let rowsNode = tree.addScrollView(
      scrolling, content: padded, info: .part(name: "ScrollView", arguments: "table", source: site.source))
    guard table.showsHeader else { return try onGround(rowsNode, site) }
    let header = try oneNode(of: [header(table, parts)], in: inner, alignment: .center, site.source)
    let both = try add(
      .stack(StackRule(axis: .vertical, alignment: .leading, spacing: 0)), [header, rowsNode],
      .part(name: "VStack", arguments: "table", source: site.source))
    return try onGround(both, site)
  }

  private func onGround(_ node: NodeID, _ site: CallSite) throws(Diagnostics) -> NodeID {
    var color = NodeInfo.part(name: "Color", arguments: "table", source: site.source)
    color.appearance = .fill(.rectangle, SystemColor.background)
    var behind = site.info()
    behind.isBackground = true
    return try add(.secondary(.center), [node, try add(.greedy, [], color)], behind)
  }

  private func header(_ table: TableContent, _ parts: ViewParts) -> ViewValue {
    let titles = table.titles.map { title -> [ViewValue] in
      [
        parts.environment(parts.text(title)) {
          $0.font = .size(13)
          $0.lineLimit = 1
        }
      ]
    }
    let line = line(titles, table.widths, TableMetrics.titleInset, TableMetrics.headerHeight, parts.site("header"))
    let rule = parts.frame(parts.color(SystemColor.separator), height: 1)
    return parts.overlay(line, rule, alignment: .bottom)
  }

  private func line(
    _ cells: [[ViewValue]], _ widths: [TableColumnWidth], _ inset: Double, _ leastHeight: Double, _ site: CallSite
  ) -> ViewValue {
    let layout = TableColumns.line(widths, inset: inset, leastHeight: leastHeight)
    return ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        var nodes: [NodeID] = []
        for cell in cells {
          nodes.append(try builder.oneNode(of: cell, in: environment, alignment: .leading, site.source))
        }
        try builder.checkCount(site.source)
        return [builder.tree.addLayout(layout, children: nodes, info: site.info())]
      }, site: site)
  }

  private func band(_ parts: ViewParts) -> ViewValue {
    let corner = TableMetrics.bandCorner
    let shape = parts.shape(.roundedRectangle(cornerWidth: corner, cornerHeight: corner), SystemColor.formCard)
    let side = TableMetrics.bandInset
    return parts.padding(shape, Insets(top: 0, leading: side, bottom: 0, trailing: side))
  }
}

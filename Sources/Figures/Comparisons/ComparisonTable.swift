import Explanation
import LayoutEngine
import Markup

/// The views that differ: two tables with lines between the same views, or a single one with a column or a line for
/// each side.
struct ComparisonTable {
  let comparison: LayoutComparison
  let rows: [LayoutComparison.Row]
  /// How many views with the same numbers a row stands for, by the view on each side.
  private let repetitions: [[NodeID: Int]]
  private let width: FigureWidth
  let isNumbered: Bool

  /// At most this many different views are shown.
  private static let most = 16

  init(_ comparison: LayoutComparison, width: FigureWidth, isNumbered: Bool) {
    (self.comparison, self.width, self.isNumbered) = (comparison, width, isNumbered)
    // The parts of the system's controls and lists matter less than the source's own views and are left out.
    let own = comparison.rows.filter { !$0.first.isEmpty || !ComparisonTable.isPart($0, comparison) }
    let folded = ComparisonFolding(own.isEmpty ? comparison.rows : own, of: comparison).rows.enumerated()
      .filter { $0.offset < ComparisonTable.most || !$0.element.row.first.isEmpty }.map { $0.element }
    rows = folded.map { $0.row }
    repetitions = comparison.sides.indices.map { side in
      var counts: [NodeID: Int] = [:]
      for (row, count) in folded where count > 1 { row.cells[side].map { counts[$0.node] = count } }
      return counts
    }
  }

  /// How many views a row stands for.
  private func count(_ row: LayoutComparison.Row) -> Int {
    row.cells.enumerated().compactMap { side, cell in cell.flatMap { repetitions[side][$0.node] } }.max() ?? 1
  }

  private static func isPart(_ row: LayoutComparison.Row, _ comparison: LayoutComparison) -> Bool {
    row.cells.enumerated().allSatisfy { side, cell in
      cell.flatMap { comparison.sides[side].record.node($0.node) }?.info.isPart ?? true
    }
  }

  /// Whether all sides have the same views in the same order.
  private var isAligned: Bool {
    comparison.sides.indices.allSatisfy { side in
      let cells = rows.compactMap { $0.cells[side] }
      let positions = positions(side)
      let places = cells.compactMap { positions[$0.node] }
      return cells.count == rows.count && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  /// The places of a side's views in its tree.
  func positions(_ side: Int) -> [NodeID: Int] {
    var positions: [NodeID: Int] = [:]
    for (index, node) in comparison.sides[side].record.trace.nodes.enumerated() { positions[node.id] = index }
    return positions
  }

  /// Draws the table and a note of what is left out of it, and returns where that ends.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    var y = top
    if !rows.isEmpty {
      if width == .narrow {
        y = StackedComparison(table: self).draw(on: &sheet, top: top)
      } else if isAligned, comparison.sides.count == 2 {
        y = AlignedComparison(table: self).draw(on: &sheet, top: top)
      } else if isNumbered {
        y = ComparisonColumns(table: self).draw(on: &sheet, top: top)
      } else {
        y = JoinedComparison(table: self).draw(on: &sheet, top: top)
      }
    }
    guard !notes.isEmpty else { return y }
    return sheet.addParagraph(
      notes.joined(separator: " "), .note, color: "muted", x: sheet.margin, y: y + 18,
      room: sheet.width - 2 * sheet.margin)
  }

  private var notes: [String] {
    var notes: [String] = []
    let shown = rows.reduce(0) { $0 + ($1.differs ? count($1) : 0) }
    let more = comparison.rows.count { $0.differs } - shown
    if more > 0 { notes.append("And \(more) more " + (more == 1 ? "view differs." : "views differ.")) }
    if !rows.isEmpty {
      let hasLines = !isNumbered && width == .wide && !isAligned
      notes.append(hasLines ? "Lines join the same view; bold is what differs." : "Bold is what differs.")
    }
    // A row may be in the table only because of the call that differs first.
    let alike = comparison.alike.count + comparison.rows.count { !$0.differs }
    if alike > 0, !comparison.rows.isEmpty {
      let sides = comparison.sides.count == 2 ? "both sides" : "all sides"
      notes.append("\(alike) " + (alike == 1 ? "view has" : "views have") + " the same numbers on \(sides).")
    }
    return notes
  }

  // MARK: - Words and numbers

  /// A number of a view on one side, and whether it differs.
  struct Number {
    var text: String
    var color: String
    var isStrong: Bool

    var style: LabelStyle { isStrong ? .strong : .number }
    var width: Double { style.width(of: text) }
  }

  func proposal(_ row: LayoutComparison.Row, _ cell: LayoutComparison.Cell) -> Number {
    let text = cell.proposal.map { "? " + LengthText.proposal($0) } ?? ""
    return Number(text: text, color: "proposal", isStrong: row.differsInProposal || row.isMissing)
  }

  func answer(_ row: LayoutComparison.Row, _ cell: LayoutComparison.Cell, side: Int) -> Number {
    guard let answer = cell.answer else {
      let absence = comparison.sides[side].record.node(cell.node)?.absence ?? "not placed"
      return Number(text: absence, color: "muted", isStrong: false)
    }
    return Number(
      text: "= " + LengthText.size(answer), color: "answer", isStrong: row.differsInAnswer || row.isMissing)
  }

  /// The position of the view, if only that differs.
  func place(_ row: LayoutComparison.Row, _ cell: LayoutComparison.Cell) -> Number? {
    guard row.differsInPlace else { return nil }
    let text = "at " + LengthText.length(cell.origin.x) + ", " + LengthText.length(cell.origin.y)
    return Number(text: text, color: "ink", isStrong: true)
  }

  /// The view's name with its arguments, or without them where they do not fit.
  func name(_ cell: LayoutComparison.Cell, side: Int, room: Double) -> String {
    guard let node = comparison.sides[side].record.node(cell.node) else { return "" }
    return name(node, side: side, room: room, hasArguments: true)
  }

  /// The common name of a row for all sides: without arguments where these differ.
  func name(_ row: LayoutComparison.Row, room: Double) -> String {
    let nodes = row.cells.enumerated().compactMap { side, cell in
      cell.flatMap { comparison.sides[side].record.node($0.node) }.map { (side, $0) }
    }
    guard let (side, node) = nodes.first else { return "" }
    let call = NodeName.call(of: node)
    return name(node, side: side, room: room, hasArguments: nodes.allSatisfy { NodeName.call(of: $0.1) == call })
  }

  private func name(_ node: Trace.Node, side: Int, room: Double, hasArguments: Bool) -> String {
    let call = NodeName.call(of: node)
    let times = repetitions[side][node.id].map { " ×\($0)" } ?? ""
    let left = room - LabelStyle.name.width(of: times)
    return
      (hasArguments && LabelStyle.name.width(of: call) <= left
      ? call : LabelStyle.name.shortened(NodeName.name(of: node), room: left)) + times
  }

  /// The mark of the first difference.
  static func tag(right: Double, baseline: Double) -> [Element] {
    let width = tagWidth
    let pill = Box(x: right - width, y: baseline - 12.5, width: width, height: 17)
    return [
      .rectangle(pill, cornerX: 4, cornerY: 4, classes: "area ink pill"),
      .label("first", x: pill.midX, y: baseline, style: .number, color: "page", anchor: .middle),
    ]
  }

  static let tagWidth = LabelStyle.number.width(of: "first") + 10

  static func label(
    _ number: Number, x: Double, y: Double, anchor: Element.TextRun.Anchor = .start
  ) -> Element {
    .label(number.text, x: x, y: y, style: number.style, color: number.color, anchor: anchor, width: number.width)
  }
}

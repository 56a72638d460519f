import Explanation
import LayoutEngine

/// A single table for two sides that have the same views in the same order.
struct AlignedComparison {
  let table: ComparisonTable

  private static let lowRow = 26.0
  private static let highRow = 42.0
  private static let gap = 14.0

  /// Where the two columns of a side begin.
  private struct Columns {
    var proposal: Double
    var answer: Double
  }

  func draw(on sheet: inout Sheet, top: Double) -> Double {
    let (left, right) = (sheet.margin, sheet.width - sheet.margin)
    let columns = columns(right: right - 4)
    let room = columns[0].proposal - AlignedComparison.gap - left - 4
    sheet.elements.append(.label("view", x: left + 4, y: top + 29, style: .note, color: "muted"))
    for (side, column) in columns.enumerated() {
      let head = table.isNumbered ? "in \(side + 1)" : side == 0 ? "on the left" : "on the right"
      sheet.elements += [
        .label(head, x: column.proposal, y: top + 12, style: .name, color: "ink"),
        .label("proposed", x: column.proposal, y: top + 29, style: .note, color: "muted"),
        .label("answered", x: column.answer, y: top + 29, style: .note, color: "muted"),
      ]
    }
    var y = top + 37
    sheet.elements.append(.line(Point(x: left, y: y - 0.5), Point(x: right, y: y - 0.5), classes: "line rule"))
    for row in table.rows {
      let height = row.differsInPlace ? AlignedComparison.highRow : AlignedComparison.lowRow
      let isFirst = !row.first.isEmpty
      if isFirst {
        let band = Box(minX: left, minY: y + 1, maxX: right, maxY: y + height - 1)
        sheet.elements.append(.rectangle(band, classes: "area ink band"))
        sheet.elements += ComparisonTable.tag(right: left + 4 + ComparisonTable.tagWidth, baseline: y + 17)
      }
      if let cell = row.cells[0] {
        let indent = isFirst ? ComparisonTable.tagWidth + 8 : 0
        let name = table.name(row, room: room - indent)
        let label = Element.label(name, x: left + 4 + indent, y: y + 17, style: .name, color: "ink")
        sheet.elements.append(.group(Element.Group(node: cell.node, call: cell.call, elements: [label])))
      }
      for (side, column) in columns.enumerated() { draw(row, side, column, on: &sheet, y: y + 17) }
      y += height
    }
    return y
  }

  /// The columns of both sides, as wide as their contents.
  private func columns(right: Double) -> [Columns] {
    var end = right
    return [1, 0].map { side -> Columns in
      let cells = table.rows.compactMap { row in row.cells[side].map { (row, $0) } }
      let answers = cells.map { max(table.answer($0, $1, side: side).width, table.place($0, $1)?.width ?? 0) }
      let proposals = cells.map { table.proposal($0, $1).width }
      let answer = end - max(56, answers.max() ?? 0)
      let proposal = answer - AlignedComparison.gap - max(56, proposals.max() ?? 0)
      end = proposal - 2 * AlignedComparison.gap
      return Columns(proposal: proposal, answer: answer)
    }.reversed()
  }

  private func draw(
    _ row: LayoutComparison.Row, _ side: Int, _ columns: Columns, on sheet: inout Sheet, y: Double
  ) {
    guard let cell = row.cells[side] else { return }
    var elements = [
      ComparisonTable.label(table.proposal(row, cell), x: columns.proposal, y: y),
      ComparisonTable.label(table.answer(row, cell, side: side), x: columns.answer, y: y),
    ]
    if let place = table.place(row, cell) {
      elements.append(ComparisonTable.label(place, x: columns.answer, y: y + 16))
    }
    sheet.elements.append(
      .group(Element.Group(classes: "row", node: cell.node, call: cell.call, elements: elements)))
  }
}

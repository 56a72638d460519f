import Explanation
import LayoutEngine

/// The table of a narrow figure: one view below the other, each with a line for every side.
struct StackedComparison {
  let table: ComparisonTable

  private static let lineHeight = 20.0

  func draw(on sheet: inout Sheet, top: Double) -> Double {
    let (left, right) = (sheet.margin, sheet.width - sheet.margin)
    var y = top
    for row in table.rows {
      sheet.elements.append(.line(Point(x: left, y: y + 0.5), Point(x: right, y: y + 0.5), classes: "line rule"))
      let lines = heights(row)
      let height = 24 + lines.reduce(0, +) + 6
      if !row.first.isEmpty {
        sheet.elements.append(
          .rectangle(Box(minX: left, minY: y + 1, maxX: right, maxY: y + height - 1), classes: "area ink band"))
        sheet.elements += ComparisonTable.tag(right: right - 4, baseline: y + 17)
      }
      if let cell = row.cells.lazy.compactMap({ $0 }).first {
        let room = right - left - 12 - ComparisonTable.tagWidth
        let name = table.name(row, room: room)
        let label = Element.label(name, x: left + 4, y: y + 17, style: .name, color: "ink")
        sheet.elements.append(.group(Element.Group(node: cell.node, call: cell.call, elements: [label])))
      }
      var line = y + 24
      for side in row.cells.indices {
        draw(row, side, on: &sheet, top: line)
        line += lines[side]
      }
      y += height
    }
    return y
  }

  private func heights(_ row: LayoutComparison.Row) -> [Double] {
    row.cells.map { ($0 == nil || !row.differsInPlace ? 1 : 2) * StackedComparison.lineHeight }
  }

  private func draw(_ row: LayoutComparison.Row, _ side: Int, on sheet: inout Sheet, top: Double) {
    let (left, right, baseline) = (sheet.margin + 4, sheet.width - sheet.margin - 4, top + 14)
    sheet.elements += Badge.elements("\(side + 1)", from: left, y: top + 10)
    guard let cell = row.cells[side] else {
      sheet.elements.append(.label("not there", x: left + 26, y: baseline, style: .number, color: "muted"))
      return
    }
    var elements = [
      ComparisonTable.label(table.proposal(row, cell), x: left + 26, y: baseline),
      ComparisonTable.label(table.answer(row, cell, side: side), x: right, y: baseline, anchor: .end),
    ]
    if let place = table.place(row, cell) {
      elements.append(
        ComparisonTable.label(place, x: right, y: baseline + StackedComparison.lineHeight, anchor: .end))
    }
    sheet.elements.append(
      .group(Element.Group(classes: "row", node: cell.node, call: cell.call, elements: elements)))
  }
}

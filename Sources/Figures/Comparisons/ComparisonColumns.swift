import Explanation
import LayoutEngine

/// A single table with a column for each of three or four sides.
struct ComparisonColumns {
  let table: ComparisonTable

  private static let nameRoom = 150.0

  func draw(on sheet: inout Sheet, top: Double) -> Double {
    let (left, right) = (sheet.margin, sheet.width - sheet.margin)
    let count = table.comparison.sides.count
    let width = (right - left - ComparisonColumns.nameRoom) / Double(count)
    let columns = (0..<count).map { left + ComparisonColumns.nameRoom + Double($0) * width }
    sheet.elements.append(.label("view", x: left + 4, y: top + 12, style: .note, color: "muted"))
    for (side, x) in columns.enumerated() {
      sheet.elements += Badge.elements("\(side + 1)", from: x, y: top + 8)
    }
    sheet.elements.append(
      .line(Point(x: left, y: top + 21.5), Point(x: right, y: top + 21.5), classes: "line rule"))
    var y = top + 22
    for row in table.rows {
      let height = row.differsInPlace ? 58.0 : 42
      if !row.first.isEmpty {
        sheet.elements.append(
          .rectangle(Box(minX: left, minY: y + 1, maxX: right, maxY: y + height - 1), classes: "area ink band"))
        sheet.elements += ComparisonTable.tag(right: left + 4 + ComparisonTable.tagWidth, baseline: y + 33)
      }
      drawName(row, on: &sheet, x: left + 4, y: y + 17)
      for (side, x) in columns.enumerated() { draw(row, side, on: &sheet, x: x, y: y + 17) }
      y += height
    }
    return y
  }

  private func drawName(_ row: LayoutComparison.Row, on sheet: inout Sheet, x: Double, y: Double) {
    guard let side = row.cells.firstIndex(where: { $0 != nil }), let cell = row.cells[side] else { return }
    let name = table.name(cell, side: side, room: ComparisonColumns.nameRoom - 14)
    let label = Element.label(name, x: x, y: y, style: .name, color: "ink")
    sheet.elements.append(.group(Element.Group(node: cell.node, call: cell.call, elements: [label])))
  }

  private func draw(_ row: LayoutComparison.Row, _ side: Int, on sheet: inout Sheet, x: Double, y: Double) {
    guard let cell = row.cells[side] else {
      sheet.elements.append(.label("not there", x: x, y: y, style: .number, color: "muted"))
      return
    }
    var elements = [
      ComparisonTable.label(table.proposal(row, cell), x: x, y: y),
      ComparisonTable.label(table.answer(row, cell, side: side), x: x, y: y + 16),
    ]
    if let place = table.place(row, cell) { elements.append(ComparisonTable.label(place, x: x, y: y + 32)) }
    sheet.elements.append(
      .group(Element.Group(classes: "row", node: cell.node, call: cell.call, elements: elements)))
  }
}

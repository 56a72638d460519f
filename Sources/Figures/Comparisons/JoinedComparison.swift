import Explanation
import LayoutEngine
import Markup

/// Two tables, each in the order of its own views, and lines that join the same view in both.
struct JoinedComparison {
  let table: ComparisonTable

  private static let lowRow = 26.0
  private static let callRoom = 40.0
  /// A name with less room gets its own line.
  private static let leastNameRoom = 100.0

  /// A row of one of the tables.
  private struct Entry {
    var number: Int
    var row: LayoutComparison.Row
    var cell: LayoutComparison.Cell
    var top = 0.0
  }

  func draw(on sheet: inout Sheet, top: Double) -> Double {
    let width = (sheet.width - 2 * sheet.margin - ComparisonPictures.gap) / 2
    let lefts = [sheet.margin, sheet.margin + width + ComparisonPictures.gap]
    var middles: [[Int: Double]] = [[:], [:]]
    var bottom = top
    let sides = [0, 1].map { side -> (entries: [Entry], columns: Columns) in
      let entries = entries(side)
      let rows = entries.map { ($0.row, $0.cell) }
      return (entries, Columns(table, rows, side: side, left: lefts[side], width: width))
    }
    let hasTwoLines = sides.contains { $0.columns.nameRoom < JoinedComparison.leastNameRoom }
    for side in 0..<2 {
      var (entries, columns) = sides[side]
      columns.hasTwoLines = hasTwoLines
      sheet.elements += heads(columns, y: top + 12)
      var y = top + 20
      for index in entries.indices {
        entries[index].top = y
        middles[side][entries[index].number] = y + 13
        sheet.elements.append(.group(group(entries[index], side: side, columns)))
        y += columns.height(of: entries[index].row)
      }
      bottom = max(bottom, y)
    }
    for number in table.rows.indices {
      guard let left = middles[0][number], let right = middles[1][number] else { continue }
      sheet.elements.append(line(from: Point(x: lefts[0] + width + 4, y: left), to: Point(x: lefts[1] - 4, y: right)))
    }
    return bottom
  }

  /// The views of a side in the order of its own tree.
  private func entries(_ side: Int) -> [Entry] {
    let positions = table.positions(side)
    let entries = table.rows.enumerated().compactMap { number, row in
      row.cells[side].map { Entry(number: number, row: row, cell: $0) }
    }
    return entries.sorted { (positions[$0.cell.node] ?? 0) < (positions[$1.cell.node] ?? 0) }
  }

  /// Where the columns of a table begin.
  private struct Columns {
    let left: Double
    let right: Double
    let name: Double
    let proposal: Double
    let answer: Double
    /// Whether the numbers are below the name.
    var hasTwoLines = false

    /// The room that is left for a name next to its numbers.
    var nameRoom: Double { proposal - name - 8 }

    func height(of row: LayoutComparison.Row) -> Double {
      JoinedComparison.lowRow + (hasTwoLines ? 16 : 0) + (row.differsInPlace ? 16 : 0)
    }

    init(
      _ table: ComparisonTable, _ rows: [(LayoutComparison.Row, LayoutComparison.Cell)], side: Int, left: Double,
      width: Double
    ) {
      (self.left, right) = (left, left + width)
      let answers = rows.map { max(table.answer($0, $1, side: side).width, table.place($0, $1)?.width ?? 0) }
      let proposals = rows.map { table.proposal($0, $1).width }
      answer = right - 6 - max(52, answers.max() ?? 0)
      proposal = answer - 12 - max(52, proposals.max() ?? 0)
      name = left + JoinedComparison.callRoom
    }
  }

  private func heads(_ columns: Columns, y: Double) -> [Element] {
    let heads = [
      (columns.left + 4, "call"), (columns.name, "view"), (columns.proposal, "proposed"), (columns.answer, "answered"),
    ]
    let rule = Element.line(
      Point(x: columns.left, y: y + 7.5), Point(x: columns.right, y: y + 7.5), classes: "line rule")
    return heads.map { .label($0.1, x: $0.0, y: y, style: .note, color: "muted") } + [rule]
  }

  private func group(_ entry: Entry, side: Int, _ columns: Columns) -> Element.Group {
    let (row, cell, y) = (entry.row, entry.cell, entry.top)
    let baseline = y + 17
    var elements: [Element] = []
    if row.first.contains(side) {
      let end = y + columns.height(of: row) - 1
      let band = Box(minX: columns.left, minY: y + 1, maxX: columns.right, maxY: end)
      elements.append(.rectangle(band, classes: "area ink band"))
      elements += ComparisonTable.tag(right: columns.left + 2 + ComparisonTable.tagWidth, baseline: baseline)
    } else if let call = cell.call {
      elements.append(.label("\(call)", x: columns.left + 4, y: baseline, style: .number, color: "muted"))
    }
    let room = columns.hasTwoLines ? columns.right - columns.name - 4 : columns.nameRoom
    elements.append(
      .label(table.name(cell, side: side, room: room), x: columns.name, y: baseline, style: .name, color: "ink"))
    let numbers = baseline + (columns.hasTwoLines ? 16 : 0)
    elements.append(ComparisonTable.label(table.proposal(row, cell), x: columns.proposal, y: numbers))
    elements.append(ComparisonTable.label(table.answer(row, cell, side: side), x: columns.answer, y: numbers))
    if let place = table.place(row, cell) {
      elements.append(ComparisonTable.label(place, x: columns.answer, y: numbers + 16))
    }
    return Element.Group(classes: "row", node: cell.node, call: cell.call, elements: elements)
  }

  private func line(from: Point, to: Point) -> Element {
    var path = PathData()
    let middle = (from.x + to.x) / 2
    path.move(from.x, from.y)
    path.curve(middle, from.y, middle, to.y, to.x, to.y)
    return .path(path, classes: "line hair")
  }
}

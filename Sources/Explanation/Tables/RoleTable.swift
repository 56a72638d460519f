/// A table as lines of text: columns as wide as their longest cell, numbers to the right.
package struct RoleTable: Sendable {
  struct Column: Sendable {
    var heading: String
    var role = RoleLine.Role.plain
    var isNumber = false
  }

  let columns: [Column]
  private(set) var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row with a cell for each column.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The headings and rows of the columns that are not empty in every row.
  package var filled: (headings: [String], rows: [[String]], isNumber: [Bool]) {
    let shown = filledColumns.map { columns[$0] }
    return (shown.map { $0.heading }, rows.map { row in filledColumns.map { row[$0] } }, shown.map { $0.isNumber })
  }

  private var filledColumns: [Int] { columns.indices.filter { column in rows.contains { !$0[column].isEmpty } } }

  /// The table without the columns that are empty in every row.
  ///
  /// - Parameter isRuled: whether there are lines between the columns and below their headings.
  func lines(isRuled: Bool) -> [RoleLine] {
    let shown = filledColumns
    guard let last = shown.last else { return [] }
    let widths = shown.map { column in
      rows.reduce(columns[column].heading.count) { max($0, WritingDirection.plain($1[column]).count) }
    }
    let gap = isRuled ? RoleLine(" │ ", .muted) : RoleLine("  ")
    func line(_ cells: [String], isHeading: Bool) -> RoleLine {
      var line = RoleLine("")
      for (column, width) in zip(shown, widths) {
        let text = cells[column]
        let space = RoleLine(String(repeating: " ", count: width - WritingDirection.plain(text).count))
        let cell = RoleLine(text, isHeading ? .muted : columns[column].role)
        if column != shown[0] { line = line + gap }
        if columns[column].isNumber {
          line = line + space + cell
        } else {
          // The last column is not padded.
          line = column == last ? line + cell : line + cell + space
        }
      }
      return line
    }
    let head = line(columns.map { $0.heading }, isHeading: true)
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
    return [head] + (isRuled ? [RoleLine(rule, .muted)] : []) + rows.map { line($0, isHeading: false) }
  }
}

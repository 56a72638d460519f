import Explanation
import LayoutEngine

/// Combines repeated rows, as those of a list, into one row with their number.
struct ComparisonFolding {
  /// A row, and the number of rows that it stands for.
  private(set) var rows: [(row: LayoutComparison.Row, count: Int)] = []

  /// At most this many rows are repeated together: a row of a list with its contents.
  private static let longestRun = 12

  init(_ rows: [LayoutComparison.Row], of comparison: LayoutComparison) {
    // Equal neighbours are combined first, then repeated groups.
    let keys = rows.map { ComparisonFolding.key($0, comparison) }
    fold(zip(rows, keys).map { (row: $0, count: 1, key: $1) }, longest: 1)
    let again = self.rows.map { (row: $0.row, count: $0.count, key: ComparisonFolding.key($0.row, comparison)) }
    fold(again, longest: ComparisonFolding.longestRun)
  }

  private mutating func fold(_ list: [(row: LayoutComparison.Row, count: Int, key: String?)], longest: Int) {
    rows = []
    var index = 0
    while index < list.count {
      let (length, times) = ComparisonFolding.repetition(in: list, at: index, longest)
      for entry in list[index..<(index + length)] { rows.append((entry.row, entry.count * times)) }
      index += length * times
    }
  }

  /// How many rows from a place on are repeated together, and how often.
  private static func repetition(
    in list: [(row: LayoutComparison.Row, count: Int, key: String?)], at start: Int, _ longest: Int
  ) -> (length: Int, times: Int) {
    for length in stride(from: 1, through: min(longest, (list.count - start) / 2), by: 1) {
      var times = 1
      while start + (times + 1) * length <= list.count,
        (0..<length).allSatisfy({ isAlike(list[start + $0], list[start + times * length + $0]) })
      {
        times += 1
      }
      if times > 1 { return (length, times) }
    }
    return (1, 1)
  }

  private static func isAlike(
    _ one: (row: LayoutComparison.Row, count: Int, key: String?),
    _ other: (row: LayoutComparison.Row, count: Int, key: String?)
  ) -> Bool {
    one.key != nil && one.key == other.key && one.count == other.count
  }

  /// The content of a row; `nil` for a row that is never combined: the first difference, and rows that differ in place.
  private static func key(_ row: LayoutComparison.Row, _ comparison: LayoutComparison) -> String? {
    guard row.first.isEmpty, !row.differsInPlace else { return nil }
    return row.cells.enumerated().map { side, cell -> String in
      guard let cell, let node = comparison.sides[side].record.node(cell.node) else { return "-" }
      let numbers =
        (cell.proposal.map { LengthText.proposal($0) } ?? "") + "=" + (cell.answer.map { LengthText.size($0) } ?? "")
      return NodeName.call(of: node) + "?" + numbers
    }.joined(separator: "|")
  }
}

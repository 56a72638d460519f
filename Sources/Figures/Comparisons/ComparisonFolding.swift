import Explanation
import LayoutEngine

/// Rows that come again and again, as those of a list do, are one row with their number.
struct ComparisonFolding {
  /// A row, and how many it stands for.
  private(set) var rows: [(row: LayoutComparison.Row, count: Int)] = []

  /// So many rows may come again together: a line of a list with what is in it.
  private static let longestRun = 12

  init(_ rows: [LayoutComparison.Row], of comparison: LayoutComparison) {
    // First what is alike beside each other, then what is alike together.
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

  /// How many rows from a place on come again together, and how often they are there.
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

  /// What stands in a row; `nil` for one that stands for itself: the first difference, and where the place is what differs.
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

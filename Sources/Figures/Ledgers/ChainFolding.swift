import Explanation
import LayoutEngine

/// A row of a chain's ledger, or rows that have none of their own.
enum ChainItem: Equatable {
  /// The row at an index.
  case row(Int)
  /// Rows that repeat a number of rows before them a number of times.
  case again(Range<Int>, times: Int, of: Int)
  /// Rows in the middle of a very long chain, which are only counted.
  case more(Range<Int>)

  /// The first row that the item stands for.
  var first: Int {
    switch self {
    case .row(let index): index
    case .again(let rows, _, _), .more(let rows): rows.lowerBound
    }
  }
}

/// The part of a long chain that is shown: repeated wrappers once, and of very many the first and the last.
enum ChainFolding {
  /// Up to this many wrappers have a row each, even if they are alike.
  private static let fewRows = 8
  private static let fewestTimes = 3
  /// At most this many wrappers are repeated together, as `padding` and `border` in turn.
  private static let longestPattern = 4
  private static let mostItems = 20
  private static let firstItems = 12
  private static let lastItems = 5

  static func items(_ rows: [ChainLedger.Row], _ record: IndexedTrace) -> [ChainItem] {
    guard rows.count > fewRows else { return rows.indices.map { .row($0) } }
    let items = folded(rows.map { Kind($0, record) })
    guard items.count > mostItems else { return items }
    let hidden = items[firstItems].first..<items[items.count - lastItems].first
    return items.prefix(firstItems) + [.more(hidden)] + items.suffix(lastItems)
  }

  /// What a wrapper is and does, whatever lengths pass through it.
  private struct Kind: Equatable {
    private let names: [String]
    private let down: [ChainLedger.Operation]
    private let up: [ChainLedger.Operation]
    private let secondary: SecondaryView?
    private let choice: String?

    init(_ row: ChainLedger.Row, _ record: IndexedTrace) {
      names = row.nodes.compactMap { record.node($0) }.map { NodeName.call(of: $0) }
      (down, up, secondary, choice) = (row.down, row.up, row.secondary, row.choice)
    }

    static func == (a: Kind, b: Kind) -> Bool {
      guard a.names == b.names, a.down == b.down, a.up == b.up, a.choice == b.choice else { return false }
      guard let first = a.secondary, let second = b.secondary else { return a.secondary == nil && b.secondary == nil }
      return first.isLike(second)
    }
  }

  private static func folded(_ kinds: [Kind]) -> [ChainItem] {
    var items: [ChainItem] = []
    var index = 0
    // The last row is the view itself.
    let end = kinds.count - 1
    while index < end {
      let found = (1...longestPattern).map { (length: $0, times: times($0, in: kinds[index..<end])) }
        .filter { $0.times >= fewestTimes }
      guard let pattern = found.max(by: { $0.length * $0.times < $1.length * $1.times }) else {
        items.append(.row(index))
        index += 1
        continue
      }
      let again = (index + pattern.length)..<(index + pattern.length * pattern.times)
      items += (index..<again.lowerBound).map { .row($0) }
      items.append(.again(again, times: pattern.times - 1, of: pattern.length))
      index = again.upperBound
    }
    return items + [.row(end)]
  }

  /// How many times the first rows are repeated.
  private static func times(_ length: Int, in kinds: ArraySlice<Kind>) -> Int {
    var times = 1
    var start = kinds.startIndex + length
    while start + length <= kinds.endIndex, (0..<length).allSatisfy({ kinds[start + $0] == kinds[start - length + $0] })
    {
      times += 1
      start += length
    }
    return kinds.count < length ? 0 : times
  }
}

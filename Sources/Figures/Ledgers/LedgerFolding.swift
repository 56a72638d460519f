import Explanation
import LayoutEngine

/// A row of a ledger: a child, several similar ones, or those without a row of their own.
enum LedgerItem {
  /// Rows that are alike, in the order of service; mostly one.
  case rows(ArraySlice<Sharing.Row>)
  /// Rows that are left out and only counted.
  case more(ArraySlice<Sharing.Row>)
}

/// The part of a long ledger that is shown: similar rows once, and of very many the first and the last.
enum LedgerFolding {
  /// Up to this many children have a row each, even if they are alike.
  private static let fewRows = 8
  private static let fewestAlike = 3
  private static let mostItems = 15
  private static let firstItems = 10
  private static let lastItems = 4

  static func items(_ rows: [Sharing.Row]) -> [LedgerItem] {
    guard rows.count > fewRows else { return rows.indices.map { .rows(rows[$0...$0]) } }
    var runs: [Range<Int>] = []
    for index in rows.indices {
      if let last = runs.last, isAlike(rows[last.lowerBound], rows[index]) {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    let items = runs.flatMap { run -> [Range<Int>] in
      run.count >= fewestAlike ? [run] : run.map { $0..<($0 + 1) }
    }
    guard items.count > mostItems else { return items.map { .rows(rows[$0]) } }
    let hidden = items[firstItems].lowerBound..<items[items.count - lastItems].lowerBound
    return items.prefix(firstItems).map { .rows(rows[$0]) } + [.more(rows[hidden])]
      + items.suffix(lastItems).map { .rows(rows[$0]) }
  }

  private static func isAlike(_ a: Sharing.Row, _ b: Sharing.Row) -> Bool {
    a.least == b.least && a.most == b.most && (a.taken - b.taken).magnitude < 0.005 && a.givenBack == b.givenBack
      && a.kind == b.kind
  }

  /// The kind of a view: its name without its text or label.
  static func kind(_ name: String) -> Substring { name.prefix { $0 != " " && $0 != "“" } }
}

internal import Explanation
internal import LayoutEngine

/// The tracks that a lazy grid would have by a neighbouring rule.
struct NeighboringTracks {
  /// The lengths in their order, in points.
  var lengths: [Double]
  /// Where the first one begins, from the grid's own edge.
  var start: Double

  /// - Returns: `nil` where the rule says nothing about the grid, or what SwiftUI does.
  init?(_ rule: NeighboringRule, _ grid: Trace.Node, in record: IndexedTrace) {
    guard let ledger = LazyGridLedger(record, grid.id), let passes = grid.tracks else { return nil }
    let items = NeighboringTracks.items(ledger, record)
    guard !items.isEmpty else { return nil }
    let count = items.reduce(0) { $0 + $1.count }
    let gaps = ledger.measuring.gaps
    let gap = count > 1 ? gaps / Double(count - 1) : 0
    // A grid is centred in what is around it.
    let centred = { (lengths: [Double]) in
      (passes.answered - lengths.reduce(0, +) - gap * Double(max(0, lengths.count - 1))) / 2
    }
    switch rule {
    case .onePass:
      guard ledger.differs else { return nil }
      self.init(lengths: passes.measured.map(\.length), start: 0)
    case .minimum:
      let lengths = items.flatMap { Array(repeating: $0.least, count: $0.count) }
      self.init(lengths: lengths, start: centred(lengths))
    case .fitted:
      guard let lengths = NeighboringTracks.fitted(items, room: passes.proposed - gaps) else { return nil }
      self.init(lengths: lengths, start: centred(lengths))
    case .equal:
      let lengths = Array(repeating: (passes.proposed - gaps) / Double(count), count: count)
      self.init(lengths: lengths, start: centred(lengths))
    case .single:
      guard items.contains(where: { $0.count > 1 }) else { return nil }
      let lengths = items.map { $0.length * Double($0.count) + gap * Double($0.count - 1) }
      self.init(lengths: lengths, start: centred(lengths))
    case .leftOut:
      let kept = items.filter {
        $0.isFixed || ($0.room ?? 0) / Double(max(1, $0.unserved)) >= $0.least || $0.unserved > 1
      }
      guard !kept.isEmpty, kept.count < items.count else { return nil }
      let lengths = kept.flatMap { Array(repeating: $0.length, count: $0.count) }
      self.init(lengths: lengths, start: centred(lengths))
    case .clamped, .parent, .ideal: return nil
    }
  }

  private init(lengths: [Double], start: Double) { (self.lengths, self.start) = (lengths, start) }

  /// An entry of `columns:` or `rows:`.
  private struct Item {
    var count: Int
    /// Of each of its tracks, as they were measured.
    var length: Double
    /// Its minimum, or its fixed length.
    var least: Double
    var isFixed: Bool
    var room: Double?
    var unserved: Int
  }

  private static func items(_ ledger: LazyGridLedger, _ record: IndexedTrace) -> [Item] {
    let reasons = record.decidingReasons(of: ledger.node).filter { $0.node == ledger.node && $0.axis == ledger.axis }
    return ledger.measuring.items.map { item in
      let own = reasons.filter { Int($0.subject) == item.number - 1 }
      return Item(
        count: item.count, length: item.length, least: least(own) ?? item.length, isFixed: item.share == nil,
        room: item.room, unserved: item.unserved)
    }
  }

  /// The minimum that an item's reasons name.
  private static func least(_ reasons: [Reason]) -> Double? {
    for reason in reasons {
      for case .operand(let operand) in reason.formula.terms {
        if case .parameter(_, .trackMinimum) = operand.origin { return operand.value }
      }
    }
    return nil
  }

  /// The last item at its minimum, and those before it in what is left.
  private static func fitted(_ items: [Item], room: Double) -> [Double]? {
    guard let last = items.last, !last.isFixed, last.count == 1 else { return nil }
    let others = items.dropLast().filter { !$0.isFixed }
    guard !others.isEmpty, others.allSatisfy({ $0.count == 1 }) else { return nil }
    let fixed = items.filter(\.isFixed).reduce(0) { $0 + $1.length }
    let share = (room - fixed - last.least) / Double(others.count)
    guard share > 0 else { return nil }
    return items.dropLast().map { $0.isFixed ? $0.length : share } + [last.least]
  }
}

import LayoutEngine

/// A title about a lazy grid: a track at one of its bounds, how many tracks fit into an adaptive entry, or the share
/// that all tracks take.
///
///     LazyGridFinding(record, grid)?.title
///     // Column 1 of LazyVGrid keeps its minimum of 120, more than its share of 96; column 2 gets the 72 left
struct LazyGridFinding {
  let title: String

  private static let tolerance = StackShares.tolerance

  /// `nil` for another view, and for a grid that shares out nothing.
  init?(_ record: IndexedTrace, _ node: Trace.Node) {
    guard let ledger = LazyGridLedger(record, node.id) else { return nil }
    let pass = ledger.placing.items.isEmpty ? ledger.measuring : ledger.placing
    guard !pass.items.isEmpty, pass.offered.isFinite else { return nil }
    let words = Words(pass: pass, name: NodeName.name(of: node), track: ledger.axis == .horizontal ? "column" : "row")
    guard let title = words.bounded ?? words.adaptive ?? words.shared ?? words.beside else { return nil }
    self.title = title
  }

  private struct Words {
    let pass: LazyGridLedger.Pass
    let name: String
    let track: String

    private func text(_ length: Double) -> String { LengthText.length(length) }

    /// The length that stays empty next to the tracks.
    private var empty: Double { pass.offered - pass.total }

    /// The number of an entry's first track, counted from 1.
    private func number(of index: Int) -> Int { pass.items[..<index].reduce(1) { $0 + $1.count } }

    /// The first entry with a single track that a bound decides, and the tracks that get what is left.
    var bounded: String? {
      guard
        let index = pass.items.firstIndex(where: {
          $0.bound != nil && $0.share != nil && $0.count == 1 && $0.fit == nil
        }),
        let share = pass.items[index].share
      else { return nil }
      let item = pass.items[index]
      let isMinimum = item.bound == .minimum
      let start =
        (track == "row" ? "Row " : "Column ") + "\(number(of: index)) of " + name
        + (isMinimum ? " keeps its minimum of " : " stops at its maximum of ") + text(item.length)
        + (isMinimum ? ", more than its share of " : ", less than its share of ") + text(share)
      if empty > LazyGridFinding.tolerance {
        return start + ": " + text(empty) + " of " + text(pass.offered) + " stay empty"
      }
      guard let last = pass.items.indices.last, last > index, pass.items[last].count == 1,
        pass.items[last].bound == nil,
        let room = pass.items[last].room, (room - pass.items[last].length).magnitude < LazyGridFinding.tolerance
      else { return start }
      return start + "; " + track + " \(number(of: last)) gets the " + text(room) + " left"
    }

    /// How many tracks fit into an entry's share.
    var adaptive: String? {
      guard let item = pass.items.first(where: { $0.fit != nil }), let fit = item.fit, let share = item.share else {
        return nil
      }
      return name + " fits \(item.count) " + track + (item.count == 1 ? "" : "s") + " of at least " + text(fit.minimum)
        + " into " + text(share) + (share == pass.offered ? " points, " : " of " + text(pass.offered) + " points, ")
        + text(item.length) + " each"
    }

    /// Tracks that take equal shares.
    var shared: String? {
      guard let first = pass.items.first, pass.items.count > 1, isEqual(pass.items, to: first) else { return nil }
      let sum = text(pass.items.reduce(0) { $0 + $1.length })
      let whole = text(pass.offered)
      return "\(pass.items.count) " + track + "s share " + (sum == whole ? sum : sum + " of " + whole) + " points in "
        + name
        + ", " + text(first.length) + " each"
    }

    /// Tracks that share what fixed ones leave.
    var beside: String? {
      let open = pass.items.filter { $0.share != nil }
      let fixed = pass.items.filter { $0.share == nil }
      guard let first = open.first, !fixed.isEmpty, isEqual(open, to: first) else { return nil }
      let taken = text(fixed.reduce(0) { $0 + $1.length })
      let rest = text(open.reduce(0) { $0 + $1.length })
      let start =
        (fixed.count == 1 ? "A fixed " + track + " takes " : "Fixed " + track + "s take ") + taken + " of "
        + text(pass.offered) + " points in " + name + "; "
      return start
        + (open.count == 1
          ? "the other gets " + rest
          : "\(open.count) others share " + rest + ", "
            + text(first.length) + " each")
    }

    private func isEqual(_ items: [LazyGridLedger.Item], to first: LazyGridLedger.Item) -> Bool {
      items.allSatisfy { item in
        guard let share = item.share, item.count == 1, item.bound == nil else { return false }
        return (item.length - share).magnitude < LazyGridFinding.tolerance
          && (item.length - first.length).magnitude < LazyGridFinding.tolerance
      }
    }
  }
}

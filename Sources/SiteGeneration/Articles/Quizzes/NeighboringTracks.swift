internal import Explanation
internal import LayoutEngine

/// The entries of `columns:` or `rows:` that make a lazy grid lay out its cells as a neighbouring rule would.
struct NeighboringTracks {
  private let own: [GridTrack]
  private let ledger: LazyGridLedger
  /// The grid's entries as they were measured, in their order.
  private let items: [LazyGridLedger.Item]

  /// - Parameters:
  ///   - own: The grid's entries.
  ///   - ledger: The account of its tracks.
  /// - Returns: `nil` where it shared out nothing.
  init?(of own: [GridTrack], _ ledger: LazyGridLedger) {
    (self.own, self.ledger, items) = (own, ledger, ledger.measuring.items)
    guard !items.isEmpty, items.count == own.count else { return nil }
  }

  /// The entries by a rule; the grid's own where the rule does not concern it.
  func tracks(by rule: NeighboringRule) -> [GridTrack] {
    switch rule {
    case .onePass: repeated(items.map(\.length))
    case .minimum: repeated(own.map(\.least))
    case .fitted: fitted.map(repeated) ?? own
    case .equal: repeated(own.map { _ in room / Double(items.reduce(0) { $0 + $1.count }) })
    case .single:
      items.contains { $0.count > 1 } ? zip(own, items).map { $0.fixed(at: $1.total) } : own
    case .leftOut: fitting
    case .clamped, .parent, .ideal: own
    }
  }

  /// The length without the gaps, in points.
  private var room: Double { ledger.measuring.offered - ledger.measuring.gaps }

  /// As many tracks of each entry as it has, of a length in points.
  private func repeated(_ lengths: [Double]) -> [GridTrack] {
    own.indices.flatMap { Array(repeating: own[$0].fixed(at: lengths[$0]), count: items[$0].count) }
  }

  /// The last entry at its minimum, and those before it in the rest.
  private var fitted: [Double]? {
    guard let last = own.last, !last.isFixed, items.allSatisfy({ $0.count == 1 }) else { return nil }
    let others = own.dropLast()
    let fixed = others.filter(\.isFixed).reduce(0) { $0 + $1.least }
    let share = (room - fixed - last.least) / Double(others.count { !$0.isFixed })
    guard share.isFinite, share > 0 else { return nil }
    return others.map { $0.isFixed ? $0.least : share } + [last.least]
  }

  /// The entries without those whose minimum is more than was left for them, with their measured lengths.
  private var fitting: [GridTrack] {
    let fits = zip(own, items).map { track, item in
      track.isFixed || item.unserved > 1 || (item.room ?? 0) >= track.least
    }
    guard fits.contains(true), fits.contains(false) else { return own }
    return own.indices.filter { fits[$0] }.flatMap { index in
      Array(repeating: own[index].fixed(at: items[index].length), count: items[index].count)
    }
  }
}

extension GridTrack {
  fileprivate var isFixed: Bool { if case .fixed = sizing { true } else { false } }

  /// Its minimum, or its fixed length, in points.
  fileprivate var least: Double {
    switch sizing {
    case .fixed(let length): length
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }

  /// One track of a length in points, with the same gap after it.
  fileprivate func fixed(at length: Double) -> GridTrack {
    GridTrack(.fixed(length), spacing: spacing, alignment: alignment)
  }
}

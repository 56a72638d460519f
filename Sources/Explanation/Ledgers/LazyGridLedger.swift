public import LayoutEngine

/// How a lazy grid computed its tracks, twice: measuring for what it was proposed, placing for what it answered.
///
///     let ledger = LazyGridLedger(record, grid)
///     ledger?.measuring.items    // 192 ÷ 2 = 96; 96, at least 120
///     ledger?.surplus            // 12: the placed tracks are that much longer than the grid
public struct LazyGridLedger: Sendable {
  /// What one entry of `columns:` or `rows:` got.
  public struct Item: Sendable {
    /// Its place among the entries, counted from 1.
    public var number: Int
    /// What was left when it was its turn; `nil` for a fixed length.
    public var room: Double?
    /// How many entries were not served yet, this one included.
    public var unserved: Int
    /// Its share of that.
    public var share: Double?
    /// How many tracks it has; more than one only for an adaptive entry.
    public var count: Int
    /// What decided how many; only for an adaptive entry.
    public var fit: Fit?
    /// The length of each of its tracks, in points.
    public var length: Double
    /// The bound that decided in place of the share.
    public var bound: DecidedFormula.Bound?
    /// What is left for those after it.
    public var leaves: Double?

    /// The gaps between the tracks of an adaptive entry.
    public var gaps: Double { fit.map { Double(count - 1) * $0.gap } ?? 0 }
    /// The tracks of an adaptive entry with those gaps.
    public var total: Double { Double(count) * length + gaps }
  }

  /// How many tracks of an adaptive entry fit its share: `(share + gap) ÷ (minimum + gap)`, rounded down.
  public struct Fit: Sendable {
    /// The minimum length of a track, in points.
    public var minimum: Double
    /// The gap between two tracks, in points.
    public var gap: Double
    /// The number of tracks before it is rounded down.
    public var quotient: Double

    /// `nil` for the reason of another step.
    init?(_ reason: Reason) {
      let operands = reason.formula.operands.map { $0.value }
      // share + gap ÷ (minimum + gap), at least 1
      guard reason.step == .trackCount, operands.count == 5 else { return nil }
      (minimum, gap) = (operands[2], operands[3])
      quotient = (operands[0] + gap) / (minimum + gap)
    }
  }

  /// One of the two passes; lengths in points, from the grid's leading or top edge.
  public struct Pass: Sendable {
    /// The length that was shared out.
    public var offered: Double
    /// What of it is left without the gaps and fixed tracks; `nil` where nothing was shared out.
    public var space: Double?
    /// The entries in their order; none where nothing was shared out.
    public var items: [Item]
    /// The tracks with their places.
    public var tracks: [GridPasses.Track]

    /// From the first track's start to the last one's end.
    public var total: Double {
      (tracks.map { $0.start + $0.length }.max() ?? 0) - (tracks.map { $0.start }.min() ?? 0)
    }
    /// The gaps between the tracks together.
    public var gaps: Double { total - tracks.reduce(0) { $0 + $1.length } }
  }

  /// The grid.
  public let node: NodeID
  /// The axis along which the tracks are lined up: horizontal for `LazyVGrid`.
  public let axis: Axis
  /// The first pass, for the length that the grid was proposed.
  public let measuring: Pass
  /// The second pass, for the length that the grid answered.
  public let placing: Pass
  /// What the grid answered after the first pass.
  public let answered: Double
  /// How far the middle of the placed tracks is from the middle of the grid, in points.
  public let displacement: Double

  /// How much longer the placed tracks are than the grid.
  public var surplus: Double { placing.total - answered }
  /// Whether the second pass gives other lengths than the first.
  public let differs: Bool
  /// Whether a length was shared out among its tracks, so that there is something to account for.
  public var sharesOut: Bool { (measuring.items + placing.items).contains { $0.share != nil } }

  /// - Parameters:
  ///   - record: the layout.
  ///   - node: a lazy grid.
  /// - Returns: `nil` for another view.
  public init?(_ record: IndexedTrace, _ node: NodeID) {
    guard let grid = record.node(node), let passes = grid.tracks else { return nil }
    self.node = node
    axis = passes.axis
    answered = passes.answered
    displacement = GridMisalignment(node: grid, passes: passes).offset
    differs = GridMisalignment.happens(in: passes)
    let own = { (reason: Reason) in reason.node == node && reason.axis == passes.axis }
    measuring = Pass(
      passes.proposed, passes.measured, record.decidingReasons(of: node).filter(own))
    placing = Pass(passes.answered, passes.placed, record.placementReasons(of: node).filter(own))
  }
}

extension LazyGridLedger.Pass {
  fileprivate init(_ offered: Double, _ tracks: [GridPasses.Track], _ reasons: [Reason]) {
    self.offered = offered
    self.tracks = tracks
    let space = reasons.first { $0.step == .spaceForTracks || $0.step == .placementSpaceForTracks }
    let isTheSame = space?.formula.operands.first.map { ($0.value - offered).magnitude < 0.005 } ?? false
    self.space = isTheSame ? space?.result : nil
    items = isTheSame ? LazyGridLedger.items(reasons) : []
  }
}

extension LazyGridLedger {
  fileprivate static func items(_ reasons: [Reason]) -> [Item] {
    var items: [Item] = []
    var share: Reason?
    var count = 1
    var fit: Fit?
    for reason in reasons {
      switch reason.step {
      case .trackShare: (share, count, fit) = (reason, 1, nil)
      case .trackCount: (count, fit) = (Int(min(reason.result, 10_000)), Fit(reason))
      case .trackWidth:
        let operands = share?.formula.operands ?? []
        items.append(
          Item(
            number: Int(reason.subject) + 1, room: operands.first?.value,
            unserved: operands.count > 1 ? Int(operands[1].value) : 1, share: share?.result, count: count,
            fit: fit, length: reason.result, bound: DecidedFormula(reason.formula).bound, leaves: nil))
        (share, count, fit) = (nil, 1, nil)
      case .remainingForTracks:
        guard let last = items.indices.last else { continue }
        items[last].leaves = reason.result
      default: continue
      }
    }
    return items
  }
}

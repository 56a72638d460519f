public import LayoutEngine

// The one place that words what rounds change and how they end.

extension StateChange {
  /// The change in one line: `Card.width: 0.0 → 120.0`.
  public var text: String { name + ": " + old + " → " + new }
}

extension Trace.Verdict {
  /// How the rounds ended, in one sentence without a full stop.
  public var text: String {
    switch self {
    case .settled(let rounds): "settled after \(rounds) \(rounds == 1 ? "round" : "rounds")"
    case .cycle(let period, let from, let to):
      "never settles: the state after round \(to) equals that after round \(from), a cycle of period \(period)"
    case .unsettled(let rounds): "not settled after \(rounds) rounds"
    }
  }
}

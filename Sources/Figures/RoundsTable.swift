public import LayoutEngine

/// What each round changed, and how it ended, as lines of text; none when a preview has no feedback.
struct RoundsTable {
  let trace: Trace

  var lines: [String] {
    if trace.rounds.count < 2 && trace.settled { return [] }
    var lines = ["", "Rounds"]
    for (index, round) in trace.rounds.enumerated() {
      let number = "  \(index + 1)  "
      let indent = String(repeating: " ", count: number.count)
      if round.changes.isEmpty { lines.append(number + "nothing changes") }
      for (position, change) in round.changes.enumerated() {
        lines += TraceTree.wrapped(change.text, indent: position == 0 ? number : indent)
      }
    }
    return lines + TraceTree.wrapped(trace.verdict.text, indent: "  ")
  }
}

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
      "never settles: the state after round \(to) is that after round \(from), a cycle of period \(period)"
    case .unsettled(let rounds): "not settled after \(rounds) rounds"
    }
  }
}

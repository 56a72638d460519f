public import LayoutEngine

/// What each round changed, and how it ended.
public struct RoundsTable {
  /// One round: its number, counted from 1, and what its effects changed, a line each.
  public struct Row {
    public var number: Int
    public var changes: [String]
  }

  private let trace: Trace

  public init(trace: Trace) { self.trace = trace }

  /// Whether there is anything to tell: a preview without feedback settles after one round.
  public var isNeeded: Bool { trace.rounds.count > 1 || !trace.settled }

  public var rows: [Row] {
    trace.rounds.enumerated().map { index, round in Row(number: index + 1, changes: round.changes.map { $0.text }) }
  }

  /// How the rounds ended, in one sentence without a full stop.
  public var verdict: String { trace.verdict.text }

  /// The table as lines of text; none when there is nothing to tell.
  var lines: [String] {
    guard isNeeded else { return [] }
    var lines = ["", "Rounds"]
    for row in rows {
      let number = "  \(row.number)  "
      let indent = String(repeating: " ", count: number.count)
      if row.changes.isEmpty { lines.append(number + "nothing changes") }
      for (position, change) in row.changes.enumerated() {
        lines += TraceTree.wrapped(change, indent: position == 0 ? number : indent)
      }
    }
    return lines + TraceTree.wrapped(verdict, indent: "  ")
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

public import LayoutEngine

/// What each round changed, and how the rounds ended.
public struct RoundsTable: Sendable {
  /// One round.
  public struct Row: Sendable {
    /// The round's number, counted from 1.
    public var number: Int
    /// What its effects changed; empty for the last round of a preview that settles.
    public var changes: [String]
  }

  private let trace: Trace

  /// The rounds of a trace.
  public init(trace: Trace) { self.trace = trace }

  /// Whether there is anything to show: a preview without feedback settles after one round.
  public var isNeeded: Bool { trace.rounds.count > 1 || !trace.settled }

  /// The rounds in their order.
  public var rows: [Row] {
    trace.rounds.enumerated().map { index, round in Row(number: index + 1, changes: round.changes.map { $0.text }) }
  }

  /// How the rounds ended, in one sentence without a full stop.
  public var verdict: String { trace.verdict.text }

  /// The table as lines of text; none when there is nothing to show.
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

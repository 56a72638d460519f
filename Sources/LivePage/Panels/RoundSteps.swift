internal import Explanation
internal import LayoutEngine
internal import Markup

/// The rounds of evaluation and layout as steps above the calls: a button for each, pressed for the round that is
/// shown.
struct RoundSteps {
  let layout: LiveLayout

  /// Writes nothing if there is only one round.
  func write(to page: inout MarkupWriter) {
    let count = layout.whole.rounds.count
    guard count > 1 else { return }
    let shown = layout.record.trace.rounds.count
    for number in 1...count { write(number, isShown: number == shown, to: &page) }
    guard let cycle else { return }
    page.element(
      "span", [("class", "cycle")],
      text: cycle.count == 1
        ? "round \(cycle.lowerBound) for ever" : "\(cycle.lowerBound) to \(cycle.upperBound) for ever")
  }

  private func write(_ number: Int, isShown: Bool, to page: inout MarkupWriter) {
    let repeats = cycle.map { $0.contains(number) } ?? false
    let attributes = [
      ("type", "button"), ("class", repeats ? "button repeats" : "button"), ("data-round", "\(number)"),
      ("aria-label", "Round \(number)"), ("aria-pressed", isShown ? "true" : "false"),
    ]
    page.element("button", attributes, text: "\(number)")
  }

  /// The rounds that repeat for ever.
  private var cycle: ClosedRange<Int>? {
    guard case .cycle(_, let from, let to) = layout.whole.verdict, from < to else { return nil }
    return (from + 1)...to
  }
}

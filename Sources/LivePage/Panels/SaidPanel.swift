internal import Explanation
internal import Markup

/// The current step of the rail, and what happens there: a call, or at the end the outcome, as the figure's title
/// states it. The account below the title would not do, as it assumes that the title has named the view.
struct SaidPanel {
  let layout: LiveLayout
  /// Counted from 0; `nil` when the negotiation is over.
  let step: Int?

  func write(to page: inout MarkupWriter) {
    let steps = layout.steps.steps
    let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
    page.element("span", [("class", "count")], text: step.map { "\($0 + 1) of \(steps.count)" } ?? count)
    page.text(" ")
    let words = step.map { layout.steps.sentence(steps[$0]) } ?? layout.words.headline(of: layout.subject).title + "."
    page.element("span", [("class", "words")], text: words)
  }
}

internal import Explanation
internal import Figures
internal import LayoutEngine
internal import Markup

/// The selected view's proposal, its answer, and the reasons: one sentence for each axis, whose numbers link to the
/// calls that they come from.
struct WhyPanel {
  let layout: LiveLayout
  let node: Trace.Node
  /// The step that is shown, counted from 0; `nil` when the negotiation is over.
  let step: Int?

  private var record: IndexedTrace { layout.record }

  func write(to page: inout MarkupWriter) {
    page.element("article", [("class", "why-node"), PanelLinks.node(node.id)]) { page in
      page.element("h3", text: NodeName.call(of: node))
      page.element("p", [("class", "where")], text: place)
      writeDeal(to: &page)
      if isOfAnotherCall { page.element("p", [("class", "where")], text: "in the end") }
      for sentence in ReasonSentences(record).all(node.id) { write(sentence, to: &page) }
      if let note = record.outOfSight(of: node) { page.element("p", [("class", "axis")], text: note) }
      writeMore(to: &page)
    }
  }

  // MARK: - Where

  /// `line 7, 2nd child, served 4th`
  private var place: String {
    var parts: [String] = []
    if node.info.source.line > 0 { parts.append("line \(node.info.source.line)") }
    if let parent = record.parent(of: node), parent.children.count > 1,
      let index = parent.children.firstIndex(of: node.id)
    {
      parts.append(LedgerText.ordinal(index + 1) + " child")
      if let number = ServiceOrder(record, of: parent.id).number(of: node.id) {
        parts.append("served " + LedgerText.ordinal(number))
      }
    }
    if let absence = node.absence { parts.append(absence) }
    return parts.joined(separator: ", ")
  }

  // MARK: - The deal

  /// What is known of the view at the step: the call in progress, else the latest.
  private var state: NegotiationSteps.State? {
    guard let step else { return nil }
    return layout.steps.states(of: node.id).last { $0.step <= step }
  }

  /// Whether the step determines what is known of the view.
  private var isFollowed: Bool { step != nil && layout.steps.nodes.contains(node.id) }
  private var finalAnswer: Size? { node.isPlaced ? node.frame.size : nil }
  private var proposal: Proposal? { isFollowed ? state?.proposal : record.finalProposal(of: node.id) }
  private var answer: Size? { isFollowed ? state?.answer : finalAnswer }

  /// Whether the proposal and answer shown are not those that the sentences explain.
  private var isOfAnotherCall: Bool { proposal != record.finalProposal(of: node.id) || answer != finalAnswer }

  private func writeDeal(to page: inout MarkupWriter) {
    page.element("dl", [("class", "deal")]) { page in
      page.element("div", [("class", "offered")]) { page in
        page.element("dt", text: "is proposed")
        write(proposal.map { "? " + LengthText.proposal($0) }, "ask", to: &page)
      }
      page.element("div", [("class", "taken")]) { page in
        page.element("dt", text: "answers")
        write(answer.map { "= " + LengthText.size($0) }, "answer", to: &page)
      }
    }
  }

  private func write(_ text: String?, _ name: String, to page: inout MarkupWriter) {
    page.element("dd", [("class", text == nil ? name + " is-open" : name)], text: text ?? "…")
  }

  // MARK: - Why

  private func write(_ sentence: ReasonSentences.Sentence, to page: inout MarkupWriter) {
    page.element("p", [("class", "axis")]) { page in
      page.element("b", text: sentence.lead)
      page.text(": it " + sentence.clause)
      if !sentence.calculation.isEmpty { page.text(", ") }
      for run in sentence.calculation { write(run, to: &page) }
      page.text(sentence.addition + ".")
    }
  }

  private func write(_ run: FormulaText.Run, to page: inout MarkupWriter) {
    switch run.origin {
    case .answer(let call, _): writeLink(run.text, to: call, &page)
    case .proposal:
      guard let call = record.decidingAnswer(of: node.id)?.call else { return page.text(run.text) }
      writeLink(run.text, to: call, &page)
    case .parameter(let owner, _):
      page.element("a", [("class", "op"), ("href", "#n=\(owner.rawValue)"), PanelLinks.node(owner)], text: run.text)
    default: page.text(run.text)
    }
  }

  private func writeLink(_ text: String, to call: Int32, _ page: inout MarkupWriter) {
    let attributes = [("class", "op"), ("href", PanelLinks.address(ofCall: call, in: layout))]
    page.element("a", attributes + PanelLinks.call(call, in: layout), text: text)
  }

  // MARK: - More

  private func writeMore(to page: inout MarkupWriter) {
    let count = record.events.count { $0.kind == .measure && $0.node == node.id }
    let last = record.decidingAnswer(of: node.id)?.call
    page.element("p", [("class", "more")]) { page in
      page.text("Asked ")
      page.element(
        "a", [("href", "#n=\(node.id.rawValue)"), ("data-asked", "\(count)")],
        text: count == 1 ? "once" : "\(count) times")
      page.text(".")
      guard let last else { return }
      page.text(" Last set by ")
      page.element(
        "a", [("href", PanelLinks.address(ofCall: last, in: layout))] + PanelLinks.call(last, in: layout),
        text: layout.place(ofCall: last).map { "step \($0)" } ?? "call \(last)")
      page.text(".")
    }
  }
}

import LayoutEngine

/// A figure's title and the account below it: a finding about its subject, and the step that decided.
public struct FigureHeadline: Sendable {
  /// The finding with its number, without a full stop.
  public let title: String
  /// The account that decided, in a sentence or two; empty where nothing was decided.
  public let account: String

  public init(_ record: IndexedTrace, _ subject: Subject) {
    let words = Words(record, subject)
    title = words.heading
    account = words.account
  }

  init(title: String, account: String) { (self.title, self.account) = (title, account) }

  private struct Words {
    let record: IndexedTrace
    let subject: Subject
    /// The title about a view in its modifiers; `nil` where the subject is a container.
    let chain: ChainFinding?

    init(_ record: IndexedTrace, _ subject: Subject) {
      (self.record, self.subject) = (record, subject)
      chain = subject.kind == .chain ? ChainFinding(record, subject.chain) : nil
    }

    /// The title with a capital letter, unless it begins with code.
    var heading: String {
      let title = title
      let inner = subject.children.flatMap { id in record.node(id).map { record.chain(from: $0) } ?? [] }
      let nodes = [subject.node] + subject.chain + inner + (subject.finding.map { [$0.node] } ?? [])
      let beginsWithPart = nodes.contains { id in
        record.node(id)?.info.partName.map { title.hasPrefix($0 + " ") } ?? false
      }
      return beginsWithPart || title.hasPrefix(ChainFinding.standIn) ? title.capitalizedFirst : title
    }

    private var title: String {
      guard let node = record.node(subject.node) else { return "" }
      let choice = FitFinding(record, subject)
      if let finding = subject.finding ?? unsettled {
        if finding.code == .childOverflow, let text = SqueezedTextFinding(record, subject) { return text.title }
        if finding.code == .childOverflow, let turned = turned(finding) { return turned.title }
        if let choice, choice.fitsNone, choice.explains(finding, record) { return choice.title }
        return TruncationFinding(record, finding)?.title ?? told(finding)
      }
      if let passes = node.tracks, GridMisalignment.happens(in: passes) {
        return sentenceWithoutStop(GridMisalignment(node: node, passes: passes).sentence)
      }
      if let choice { return choice.title }
      if let text = SqueezedTextFinding(record, subject) { return text.title }
      if let text = ShrunkTextFinding(record, subject) { return text.title }
      return chain?.title ?? ContainerFinding(record, subject).title
    }

    /// The finding as a heading, in which a view inside the subject is not taken for the subject of the same name.
    private func told(_ finding: Finding) -> String {
      let headline = finding.headline(record)
      let isInner = finding.node != subject.node && !subject.chain.contains(finding.node)
      guard isInner, let name = record.node(subject.node).map(NodeName.name), headline.hasPrefix(name + " "),
        record.viewName(of: finding.node) == name
      else { return headline }
      return "The inner " + headline
    }

    /// A title that the view of a finding, or a wrapper of it in the subject, is turned or scaled: its frame sticks
    /// out, but what is drawn does not.
    private func turned(_ finding: Finding) -> DrawnFinding? {
      guard subject.kind == .container, let node = record.node(subject.node),
        let drawn = DrawnFinding(record, node, subject.children), drawn.isReshaped,
        record.path(to: finding.node).contains(where: { $0.id == drawn.child })
      else { return nil }
      return drawn
    }

    /// The finding that the layout never settles, which matters more than why a view has its size in the last round.
    private var unsettled: Finding? {
      record.trace.findings.first { $0.code == .stateCycle || $0.code == .stateUnsettled }
    }

    var account: String {
      guard let finding = subject.finding else { return account(of: nil) }
      guard let truncation = TruncationFinding(record, finding) else { return account(of: finding) }
      return truncation.account.isEmpty ? account(of: finding) : truncation.account + offered(finding)
    }

    private func account(of finding: Finding?) -> String {
      let sentences = ReasonSentences(record)
      if let finding, finding.node != subject.node {
        // A truncated line lacks width, whatever share of the height the text gets.
        let share = share(of: finding, finding.code == .truncatedText ? .horizontal : finding.axis)
        let why = sentences.all(finding.node).first { sentence in
          !sentence.isFollower && (finding.axis == nil || sentence.reason.axis == finding.axis)
        }
        if finding.code == .guideWithoutEffect {
          return record.node(subject.node).map { NodeName.call(of: $0) + " aligns its views by another guide." } ?? ""
        }
        guard let offer = share.flatMap({ offer($0, found: finding.node) }) ?? track(of: finding) else {
          let wrappers = record.path(to: finding.node).map { $0.id }.drop { $0 != subject.node }.dropFirst()
          return ChainFinding(record, Array(wrappers)).account ?? why?.text ?? ""
        }
        return offer + (why.map { " " + $0.text(about: record.viewName(of: finding.node)) } ?? "")
      }
      if finding == nil, FitFinding(record, subject) == nil, let text = ShrunkTextFinding(record, subject) {
        return text.account
      }
      guard let chain, finding == nil else { return sentences.why(subject.node).joined(separator: " ") }
      if let account = chain.account { return account }
      return why(chain, sentences).joined(separator: " ")
    }

    /// The step by which the subject offers a share that reaches the view of a finding.
    ///
    /// - Parameter axis: the axis that matters; `nil` for either.
    private func share(of finding: Finding, _ axis: Axis?) -> Reason? {
      record.decidingReasons(of: subject.node).last { reason in
        reason.step == .childOffer && reaches(finding.node, reason) && (axis == nil || reason.axis == axis)
      }
    }

    /// Sentences about which view proposes the height in which lines are left out, and which share of a row they have;
    /// empty where no view changed either on the way.
    private func offered(_ finding: Finding) -> String {
      let width = share(of: finding, .horizontal).flatMap { offer($0, found: finding.node) }
      let height = share(of: finding, .vertical).flatMap { offer($0, found: finding.node) }
      let wrappers = record.path(to: finding.node).map { $0.id }.drop { $0 != subject.node }
      let changed = ChainFinding(record, Array(wrappers)).offer(on: .vertical)
      return [height ?? changed, width].compactMap { $0 }.reduce(into: "") { $0 += " " + $1 }
    }

    /// Why the wrapper that sets the size of everything has that size; if it is fixed, or there is none, why the view
    /// has its own.
    private func why(_ chain: ChainFinding, _ sentences: ReasonSentences) -> [String] {
      let view = subject.chain.last ?? subject.node
      guard let wrapper = chain.setting?.nodes.first else { return sentences.why(view) }
      let own = sentences.all(wrapper).filter { !$0.isFollower }
      if own.contains(where: { $0.reason.step != .fixedLength }) { return own.map { $0.text } }
      let name = record.viewName(of: view)
      return sentences.all(view).filter { !$0.isFollower }.map { $0.text(about: name) }
    }

    /// What a stack offers one of its children, as a sentence.
    ///
    /// - Parameter found: the view of the finding, which may be inside modifiers that are offered something else.
    private func offer(_ reason: Reason, found: NodeID) -> String? {
      guard let child = child(of: reason), let node = record.node(child) else { return nil }
      let decided = DecidedFormula(reason.formula)
      let length = reason.axis == .horizontal ? "width" : "height"
      let name = (child == found ? record.viewName(of: child) : NodeName.call(of: node)) + " is offered a \(length) of "
      if decided.bound == .minimum { return name + LengthText.account(reason.result) + ": no space remains." }
      let isDivided = decided.formula.terms.contains { if case .operation(.divide) = $0 { true } else { false } }
      return name + FormulaText(decided.formula).equation(result: reason.result)
        + (isDivided ? ", the remaining space ÷ the remaining children." : ", all that remains.")
    }

    private func child(of reason: Reason) -> NodeID? {
      guard let node = record.node(reason.node), node.children.indices.contains(Int(reason.subject)) else { return nil }
      return node.children[Int(reason.subject)]
    }

    /// What a grid proposes to a cell that is longer.
    private func track(of finding: Finding) -> String? {
      guard finding.code == .overlappingCells, finding.numbers.count > 1, let axis = finding.axis else { return nil }
      return "It is proposed a \(axis == .horizontal ? "width" : "height") of "
        + LengthText.account(finding.numbers[1]) + ", and the grid places what it answers."
    }

    /// Whether a view inside a child is proposed exactly what the stack offers the child.
    private func reaches(_ id: NodeID, _ reason: Reason) -> Bool {
      guard let child = child(of: reason), child == wrapper(of: id) else { return false }
      return record.finalProposal(of: child)?[reason.axis] == record.finalProposal(of: id)?[reason.axis]
    }

    /// The child of the subject in which a node lies.
    private func wrapper(of id: NodeID) -> NodeID? {
      let path = record.path(to: id)
      guard let index = path.firstIndex(where: { $0.id == subject.node }), index + 1 < path.count else { return nil }
      return path[index + 1].id
    }

    private func sentenceWithoutStop(_ sentence: String) -> String {
      sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
  }
}

extension Finding {
  /// The finding as a heading: it names the view.
  func headline(_ record: IndexedTrace) -> String {
    if let known { return known }
    let message = message(times: LengthText.times)
    let text = message.hasSuffix(".") ? String(message.dropLast()) : message
    guard let node = record.node(self.node) else { return text }
    let starts = [
      "The view", "The text", "The spacer", "The geometry reader", "The grid", "The frame", "The cell", "The guide",
    ]
    for start in starts where text.hasPrefix(start) {
      let isAboutModifier = code == .frameWithoutEffect || code == .guideWithoutEffect
      return (isAboutModifier ? NodeName.call(of: node) : record.viewName(of: node.id)) + text.dropFirst(start.count)
    }
    return text
  }
}

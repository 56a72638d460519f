import LayoutEngine

/// A title about a `ViewThatFits` around a subject: which of its views it takes, and what the one before needs.
///
///     FitFinding(record, subject)?.title
///     // ViewThatFits takes VStack, as HStack needs 207.3 points and 180 are proposed
struct FitFinding {
  /// Which view is taken and why, in words that follow the name of the `ViewThatFits`.
  let words: String
  /// The `ViewThatFits`.
  let choice: NodeID
  /// Whether the view it takes needs more than is proposed, as all before it do.
  let fitsNone: Bool

  /// Whether it takes the first of its views, as most do.
  let takesFirst: Bool

  var title: String { "ViewThatFits " + words }

  /// `nil` where no `ViewThatFits` chose the subject.
  init?(_ record: IndexedTrace, _ subject: Subject) {
    guard let choice = FitFinding.choice(record, around: subject) else { return nil }
    self.init(record, choosing: choice)
  }

  /// `nil` for any view other than a `ViewThatFits`.
  init?(_ record: IndexedTrace, choosing choice: Trace.Node) {
    guard choice.info.name == FitFinding.name,
      let winner = choice.children.lazy.compactMap({ record.node($0) }).first(where: { $0.isPlaced })
    else { return nil }
    self.choice = choice.id
    let candidates = Candidates(record, choice.children)
    let losers = choice.children.prefix { $0 != winner.id }
    let excess = losers.count == choice.children.count - 1 ? FitFinding.needed(by: winner.id, record, choice) : nil
    fitsNone = excess != nil
    takesFirst = losers.isEmpty
    guard let loser = losers.last else {
      let isOnly = choice.children.count == 1
      words =
        "takes its " + (isOnly ? "only" : "first") + " view, " + record.viewName(of: winner.id)
        + (isOnly ? "" : FitFinding.room(for: winner.id, record, choice).map { ", as it needs " + $0 } ?? "")
      return
    }
    if let excess {
      words =
        "takes the last of \(choice.children.count), " + candidates.name(of: winner.id)
        + ", as none fits: it needs " + excess
      return
    }
    guard let needed = FitFinding.needed(by: loser, record, choice) else { return nil }
    words = "takes " + candidates.full(winner.id) + ", as " + candidates.short(loser) + " needs " + needed
  }

  private static let name = "ViewThatFits"

  /// Whether a view sticks out because no candidate fits.
  func explains(_ finding: Finding, _ record: IndexedTrace) -> Bool {
    guard finding.code == .childOverflow, let node = record.node(finding.node) else { return false }
    return record.path(to: node.id).contains { $0.id == choice } || record.chain(from: node).contains(choice)
  }

  /// The nearest `ViewThatFits` around a subject from which only wrappers lead to it.
  private static func choice(_ record: IndexedTrace, around subject: Subject) -> Trace.Node? {
    let isChoice = { (node: Trace.Node) in node.info.name == name }
    if let inside = subject.chain.lazy.compactMap({ record.node($0) }).last(where: isChoice) { return inside }
    for node in record.path(to: subject.node).reversed() {
      if isChoice(node) { return node }
      guard node.id == subject.node || Subject.isModifier(node) else { return nil }
    }
    return nil
  }

  /// `207.3 points and 180 are proposed`: on the first axis on which a view does not fit.
  private static func needed(by loser: NodeID, _ record: IndexedTrace, _ choice: Trace.Node) -> String? {
    guard let deciding = record.decidingAnswer(of: choice.id), let proposal = record.finalProposal(of: choice.id),
      let answer = record.answer(of: loser, inside: deciding.call)
    else { return nil }
    for axis in Axis.allCases {
      guard let proposed = proposal[axis], answer.size[axis] > proposed else { continue }
      return LengthText.length(answer.size[axis]) + " points and " + LengthText.length(proposed) + " are proposed"
    }
    return nil
  }

  /// `120 of the 180 points proposed`: on the first axis on which a view is asked for its ideal length and compared;
  /// `nil` where every length would fit.
  private static func room(for winner: NodeID, _ record: IndexedTrace, _ choice: Trace.Node) -> String? {
    guard let deciding = record.decidingAnswer(of: choice.id), let proposal = record.finalProposal(of: choice.id),
      let answer = record.answer(of: winner, inside: deciding.call, as: .ideal),
      let ideal = record.proposal(ofCall: answer.call)
    else { return nil }
    for axis in Axis.allCases where ideal[axis] == nil {
      guard let proposed = proposal[axis], proposed.isFinite else { continue }
      return LengthText.length(answer.size[axis]) + " of the " + LengthText.length(proposed) + " points proposed"
    }
    return nil
  }
}

/// The views of a `ViewThatFits` by their names, and by their places where several have the same name.
private struct Candidates {
  private let ids: [NodeID]
  private let names: [String]

  init(_ record: IndexedTrace, _ ids: [NodeID]) {
    self.ids = ids
    names = ids.map { Candidates.name(of: $0, record) }
  }

  /// The view inside the modifiers, which no other code follows for a view that was not chosen.
  private static func name(of id: NodeID, _ record: IndexedTrace) -> String {
    guard var node = record.node(id) else { return "" }
    guard !node.isPlaced else { return record.viewName(of: id) }
    while Subject.isModifier(node), node.info.labels.isEmpty,
      let inner = node.children.first.flatMap({ record.node($0) })
    {
      node = inner
    }
    return NodeName.name(of: node)
  }

  func name(of id: NodeID) -> String { ids.firstIndex(of: id).map { names[$0] } ?? "" }

  private func isAmbiguous(_ id: NodeID) -> Bool { names.count { $0 == name(of: id) } > 1 }

  private func place(of id: NodeID) -> String { LedgerText.ordinal((ids.firstIndex(of: id) ?? 0) + 1) }

  /// `VStack`; `the 2nd of 3, HStack` among others of that name.
  func full(_ id: NodeID) -> String {
    isAmbiguous(id) ? "the " + place(of: id) + " of \(ids.count), " + name(of: id) : name(of: id)
  }

  /// `VStack`; `the 1st` among others of that name.
  func short(_ id: NodeID) -> String { isAmbiguous(id) ? "the " + place(of: id) : name(of: id) }
}

import LayoutEngine

/// What was found about a `ViewThatFits` around a subject: which of its views it takes, and what the one before needs.
///
///     FitFinding(record, subject)?.title
///     // ViewThatFits takes VStack, as HStack needs 207.3 of the 180 points proposed
struct FitFinding {
  let title: String

  /// `nil` where no `ViewThatFits` chose the subject.
  init?(_ record: IndexedTrace, _ subject: Subject) {
    guard let choice = FitFinding.choice(record, around: subject),
      let winner = choice.children.lazy.compactMap({ record.node($0) }).first(where: { $0.isPlaced })
    else { return nil }
    let name = "ViewThatFits takes "
    let losers = choice.children.prefix { $0 != winner.id }
    guard let loser = losers.last else {
      title = name + "its first view, " + record.viewName(of: winner.id) + ": " + LengthText.size(winner.frame.size)
      return
    }
    let needed = FitFinding.needed(by: loser, record, choice)
    guard let needed else { return nil }
    let other = record.viewName(of: loser)
    title = name + record.viewName(of: winner.id) + ", as " + other + " needs " + needed
  }

  /// The nearest `ViewThatFits` around a subject from which only wrappers lead to it.
  private static func choice(_ record: IndexedTrace, around subject: Subject) -> Trace.Node? {
    let isChoice = { (node: Trace.Node) in node.info.name == "ViewThatFits" }
    if let inside = subject.chain.lazy.compactMap({ record.node($0) }).last(where: isChoice) { return inside }
    for node in record.path(to: subject.node).reversed() {
      if isChoice(node) { return node }
      guard node.id == subject.node || Subject.isModifier(node) else { return nil }
    }
    return nil
  }

  /// `207.3 of the 180 points proposed`: on the first axis on which a view does not fit.
  private static func needed(by loser: NodeID, _ record: IndexedTrace, _ choice: Trace.Node) -> String? {
    guard let deciding = record.decidingAnswer(of: choice.id), let proposal = record.finalProposal(of: choice.id),
      let answer = record.answer(of: loser, inside: deciding.call)
    else { return nil }
    for axis in Axis.allCases {
      guard let proposed = proposal[axis], answer.size[axis] > proposed else { continue }
      return LengthText.length(answer.size[axis]) + " of the " + LengthText.length(proposed) + " points proposed"
    }
    return nil
  }
}

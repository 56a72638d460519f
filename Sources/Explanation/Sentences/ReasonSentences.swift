public import LayoutEngine

/// The reasons of a trace in words. Every number in a sentence is an operand or the result of a reason.
///
///     let sentences = ReasonSentences(record).why(grid)
///     // ["Width 224: it is as long as its columns with their spacing, more than the 200 proposed.", …]
public struct ReasonSentences: Sendable {
  /// Why a view has its length on an axis.
  public struct Sentence: Sendable {
    /// The last step that led to the length.
    public var reason: Reason
    /// The part of its formula that decided.
    public var decided: DecidedFormula
    /// Whether the view only has the length of the view inside it; the sentence is then about that one.
    public var isFollower: Bool
    /// The axis and the length: `Width 224`.
    public var lead: String
    /// What decided, as the rest of a sentence that begins with "it".
    public var clause: String
    /// The calculation; empty where the words say it all.
    public var calculation: [FormulaText.Run]
    /// The text after the calculation, up to the full stop.
    public var addition: String

    /// The sentence.
    public var text: String { text(about: "it") }

    /// The sentence with the view's name, if it follows one about another view.
    func text(about name: String) -> String {
      let equation = calculation.reduce(into: "") { $0 += $1.text }
      return lead + ": " + name + " " + clause + (equation.isEmpty ? "" : ", " + equation) + addition + "."
    }
  }

  /// A calculation has at most this many numbers, so that it can be followed.
  private static let mostTerms = 17

  private let record: IndexedTrace

  /// The sentences about the last round of a trace.
  public init(_ record: IndexedTrace) { self.record = record }

  /// One step as a line: `Column 2: raised to its minimum from a share of 96, 120`.
  ///
  /// - Parameters:
  ///   - reason: the step.
  ///   - scale: the fraction to which a text was scaled down in that call; `nil` where it was not.
  public func line(_ reason: Reason, scale: Double? = nil) -> String {
    let whole = reason.step == .shrinksText ? "letters" : reason.axis == .horizontal ? "width" : "height"
    let subject = (subject(of: reason) ?? whole) + ": "
    let decided = DecidedFormula(reason.formula)
    let words = reason.step.decidesSize ? clause(reason, decided, scale: scale) : reason.wording(decided)
    return subject + words + ", " + FormulaText(decided.formula).equation(result: reason.result)
  }

  /// Why a node has its size: one sentence for each axis on which it decided itself.
  ///
  /// - Returns: none for a node that answered no call, or only what the view inside it answered.
  public func why(_ id: NodeID) -> [String] { all(id).filter { !$0.isFollower }.map { $0.text } }

  /// The sentences about a node, those about the view inside it included: one for each axis with reasons.
  public func all(_ id: NodeID) -> [Sentence] {
    let reasons = record.decidingReasons(of: id)
    return Axis.allCases.compactMap { axis in
      reasons.last { $0.axis == axis && $0.subject < 0 && $0.step.decidesSize }
        .map { sentence($0, of: id, scale: reasons.scale) }
    }
  }

  private func sentence(_ reason: Reason, of id: NodeID, scale: Double?) -> Sentence {
    let decided = DecidedFormula(reason.formula)
    let result = LengthText.account(reason.result)
    let clause = clause(reason, decided, isFinal: true, scale: scale)
    var calculation: [FormulaText.Run] = []
    if decided.formula.terms.count <= ReasonSentences.mostTerms {
      let runs = FormulaText(decided.formula).runs(result: reason.result)
      if runs.reduce(into: "", { $0 += $1.text }) != result { calculation = runs }
    }
    let isFollower = reason.follows(decided)
    let reach = isFollower ? reach(of: id, reason) : nil
    return Sentence(
      reason: reason, decided: decided, isFollower: isFollower && reach == nil,
      lead: (reason.axis == .horizontal ? "Width " : "Height ") + result, clause: clause, calculation: calculation,
      addition: reach ?? "")
  }

  /// - Parameter isFinal: whether the step gave the node the length that it has in the end.
  private func clause(
    _ reason: Reason, _ decided: DecidedFormula, isFinal: Bool = false, scale: Double? = nil
  ) -> String {
    var context = ClauseContext()
    (context.scale, context.isFinal) = (scale, isFinal)
    if let node = record.node(reason.node) {
      if isFinal { context.ownLayout = OwnLayoutLength(record, node, reason) }
      context.node = node
      context.remainingViews = record.remainingViews(in: node)
      context.isWithoutRoom = reason.result == 0 && !(node.text?.string.isEmpty ?? true)
      context.hasOutrankedLayer = reason.step == .largestChild && record.hasOutrankedLayer(in: node)
    }
    if case .answer(let call, _)? = decided.operand?.origin {
      context.longest = record.node(ofCall: call).map { record.viewName(of: $0) }
    }
    return reason.clause(decided, context)
  }

  /// A clause about a view that is placed longer, or shorter, than it answered: one that ignores the safe area reaches
  /// beyond its frame.
  private func reach(of id: NodeID, _ reason: Reason) -> String? {
    guard let node = record.node(id), node.isPlaced, let child = node.children.first.flatMap({ record.node($0) }),
      child.isPlaced
    else { return nil }
    let length = child.frame.size[reason.axis]
    guard (length - reason.result).magnitude > 0.005, length.isFinite else { return nil }
    return "; placed, that view is " + LengthText.account(length)
  }

  /// Which child or track a step is about; `nil` for the node as a whole.
  private func subject(of reason: Reason) -> String? {
    guard reason.subject >= 0 else { return nil }
    let number = "\(reason.subject + 1)"
    switch reason.step.subjectKind {
    case .track: return (reason.axis == .horizontal ? "Column " : "Row ") + number
    case .child:
      guard let node = record.node(reason.node), Int(reason.subject) < node.children.count,
        let child = record.node(node.children[Int(reason.subject)])
      else { return "Child " + number }
      return record.viewName(of: child.id) + (node.children.count > 1 ? " (child " + number + ")" : "")
    }
  }
}

extension ArraySlice<Reason> {
  /// The fraction to which a text was scaled down; `nil` where it was not.
  var scale: Double? { last { $0.step == .shrinksText }?.result }
}

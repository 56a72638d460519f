import LayoutEngine

/// What decided a view's size, in words that follow its name in a title.
///
///     "Color " + SizeFinding(record, color).words    // Color takes all it is proposed, 100 × 60
struct SizeFinding {
  /// Where the length on one axis comes from.
  enum Source: Equatable {
    /// The view takes what is proposed.
    case proposal
    /// The view has its own length, whatever is proposed.
    case own
    /// Nothing is proposed, and the view takes its ideal length.
    case ideal
    /// The length was given.
    case fixed
    /// Another step, which has its own clause.
    case other
  }

  private let node: Trace.Node
  private let proposal: Proposal?
  private let sentences: [ReasonSentences.Sentence]
  /// Whether a text was scaled down: it then neither has its own size nor takes what is proposed.
  private let isShrunk: Bool

  init(_ record: IndexedTrace, _ node: Trace.Node) {
    self.node = node
    proposal = record.finalProposal(of: node.id)
    sentences = ReasonSentences(record).all(node.id).filter {
      ($0.reason.result - node.frame.size[$0.reason.axis]).magnitude < 0.005
    }
    isShrunk = record.decidingReasons(of: node.id).scale != nil
  }

  /// Whether the view takes what is proposed on both axes.
  var takesProposal: Bool { sentences.count == 2 && sentences.allSatisfy { source($0) == .proposal } }

  /// The rest of a sentence that begins with the view's name.
  ///
  /// - Parameter axis: the axis that is described if both have steps of their own.
  func words(preferring axis: Axis = .horizontal) -> String {
    let size = LengthText.size(node.frame.size)
    guard sentences.count == 2 else { return "is " + size }
    if let bars = bars { return bars }
    let sources = sentences.map { source($0) }
    if sources[0] == sources[1], sources[0] != .other { return words(both: sources[0]) + size }
    if !sources.contains(.other) {
      let first = verb(sources[0]) + " " + words(sources[0], sentences[0]) + ", and "
      return first + (verb(sources[0]) == verb(sources[1]) ? "" : verb(sources[1]) + " ")
        + words(sources[1], sentences[1])
    }
    let others = sentences.filter { source($0) == .other && !$0.isFollower }
    guard let told = others.first(where: { $0.reason.axis == axis }) ?? others.first else { return "is " + size }
    if others.count == 2, others[0].clause == others[1].clause { return told.clause + ": " + size }
    let side = told.reason.axis == .horizontal ? " wide" : " tall"
    // Added only if the clause does not say it yet.
    let points = told.clause.hasPrefix("is as") ? " points" : " points" + side
    return told.clause + ": " + LengthText.length(told.reason.result) + points
  }

  /// A container with a bar takes a height that both share, although the rule adds one to the other.
  private var bars: String? {
    let sum = sentences.first { $0.reason.step == .paddedLength && !node.changesSafeArea && $0.adds(2) }
    guard let sum, sum.reason.result == proposal?[sum.reason.axis] else { return nil }
    let whole = LengthText.length(sum.reason.result)
    let answers = sum.decided.formula.operands.filter { operand in
      if case .answer = operand.origin { true } else { false }
    }
    let lengths = answers.map { $0.value }
    guard lengths.count == 2, (lengths[0] + lengths[1] - sum.reason.result).magnitude < 0.005 else {
      return "shares " + whole + " points between its content and its bar"
    }
    return "gives its content the " + LengthText.length(lengths[0]) + " points that its bar of "
      + LengthText.length(lengths[1]) + " leaves of " + whole
  }

  private func source(_ sentence: ReasonSentences.Sentence) -> Source {
    switch sentence.reason.step {
    case .takesProposal, .boundedProposal, .boundedAnswer, .gridLength:
      guard !node.isSpacer, case .proposal? = sentence.decided.operand?.origin else { return .other }
      return .proposal
    // A square of what is proposed has no smaller side.
    case .takesSmallerSide:
      return sentence.reason.formula.operands.allSatisfy { $0.takes(sentence.reason) } ? .proposal : .other
    case .takesTextLength: return isShrunk ? .other : .own
    case .takesNatural: return node.children.isEmpty ? .own : .other
    case .takesIdeal, .idealLength: return .ideal
    case .fixedLength: return node.isRelativeFrame ? .other : .fixed
    default: return .other
    }
  }

  /// The words for both axes, before the size.
  private func words(both source: Source) -> String {
    switch source {
    case .proposal: return "takes all it is proposed, "
    case .own:
      let lines = node.text?.lines.count ?? 1
      return lines > 1 ? "has \(lines) lines, " : "keeps its own size, "
    case .ideal: return "takes its ideal size, as nothing is proposed: "
    case .fixed, .other: return "is fixed at "
    }
  }

  private func verb(_ source: Source) -> String {
    switch source {
    case .proposal, .ideal: "takes"
    case .own: "keeps"
    case .fixed, .other: "has"
    }
  }

  /// The length on one axis, after its verb.
  private func words(_ source: Source, _ sentence: ReasonSentences.Sentence) -> String {
    let side =
      (sentence.reason.axis == .horizontal ? "width, " : "height, ") + LengthText.length(sentence.reason.result)
    switch source {
    case .proposal: return "the proposed " + side
    case .own: return "its own " + side
    case .ideal: return "its ideal " + side
    case .fixed, .other: return "a fixed " + side
    }
  }
}

extension ReasonSentences.Sentence {
  /// Whether the length is a sum of a number of answers.
  fileprivate func adds(_ count: Int) -> Bool {
    let answers = decided.formula.operands.count { if case .answer = $0.origin { true } else { false } }
    return answers >= count
  }
}

extension Formula.Operand {
  /// Whether the number is a proposal that is equal to the result.
  fileprivate func takes(_ reason: Reason) -> Bool {
    if case .proposal = origin { value == reason.result } else { false }
  }
}

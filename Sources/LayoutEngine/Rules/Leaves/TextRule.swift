extension RuleFacts {
  static func text(_ index: Int32) -> RuleFacts {
    .leaf(
      .remembersAll, rigidity: .never, priority: .value(0), spacing: .text(index), guides: .text(index),
      detail: .lines(index), reasons: .text(index))
  }
}

extension Negotiation {
  /// A text is as wide as its widest line and as high as its lines.
  ///
  /// 1. It has as many lines as fit into the proposed height, at least one, and no more than its line limit.
  /// 2. A text that may shrink is set at the largest scale at which nothing of it is cut off, or else at its smallest.
  /// 3. Its lines are broken at the proposed width: between words, and inside a word that is wider than a line.
  /// 4. Where the lines do not hold all of it, the last one ends in an ellipsis.
  /// 5. It answers the width of its widest line, rounded up to a pixel, but no more than was proposed, and the height of its
  ///    lines, with room for those that are reserved.
  func measureText(_ id: NodeID, _ text: PreparedText, _ proposal: Proposal) -> Size {
    leafCalls += 1
    // A long text takes more steps than one, for its lines are broken anew at each proposal.
    guard takeSteps(text.segments.count / 16, for: id) else { return .zero }
    return environment.textMeasurer.size(text, proposal: proposal)
  }

  /// Where a text's first or last baseline or its leading edge lies; `nil` for every other guide.
  func textGuide(_ guide: Guide, _ text: PreparedText, _ proposal: Proposal) -> Double? {
    guard guide.isTextBaseline else { return guide == .textLeading ? 0 : nil }
    return environment.textMeasurer.baseline(guide == .firstTextBaseline ? .first : .last, of: text, proposal: proposal)
  }
}

extension AnswerExplanation {
  func explainText(_ text: PreparedText, _ reasons: inout ReasonList) {
    let scale = tree.environment.textMeasurer.scale(of: text, proposal: call.proposal)
    if scale < 1 {
      reasons.note(.shrinksText, call.node, .horizontal, result: scale) { $0.operand(scale, .measured) }
    }
    explainMeasured(.takesTextLength, &reasons)
  }
}

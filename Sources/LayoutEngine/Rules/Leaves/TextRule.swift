extension RuleFacts {
  static func text(_ index: Int32) -> RuleFacts {
    .leaf(
      .remembersAll, rigidity: .never, priority: .value(0), spacing: .text(index), guides: .text(index),
      detail: .lines(index))
  }
}

extension Negotiation {
  /// A text is as wide as its widest line and as high as its lines; how lines break is the text measurer's.
  func measureText(_ text: PreparedText, _ proposal: Proposal) -> Size {
    leafCalls += 1
    return environment.textMeasurer.size(text, proposal: proposal)
  }

  /// Where a text's first or last baseline lies; `nil` for every other guide.
  func textBaseline(_ guide: Guide, _ text: PreparedText, _ proposal: Proposal) -> Double? {
    guard guide.isTextBaseline else { return nil }
    let lines = environment.textMeasurer.layOut(text, proposal: proposal).lines
    return (guide == .firstTextBaseline ? lines.first : lines.last)?.baseline
  }
}

extension LeafExplanation {
  func explainText(_ text: PreparedText, _ reasons: inout ReasonList) {
    let scale = tree.environment.textMeasurer.scale(of: text, proposal: call.proposal)
    if scale < 1 {
      reasons.note(.shrinksText, call.node, .horizontal, result: scale) { $0.operand(scale, .measured) }
    }
    explainMeasured(.takesTextLength, &reasons)
  }
}

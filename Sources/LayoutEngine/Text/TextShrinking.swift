extension TextMeasurer {
  /// The scale at which a text is set for a proposal: 1 where it fits or may not shrink, otherwise the largest one, not
  /// below `minimumScale`, at which nothing of it is cut off and it is no higher than proposed.
  ///
  /// According to the documentation a text is scaled down, no further than the factor, before it is truncated. How
  /// SwiftUI finds the scale was not measured; here everything of the text shrinks alike, its tracking and line spacing
  /// included, to the largest scale that fits. A text that fits at no scale is set at the smallest and cut off there.
  /// Where neither the height nor the lines are limited nothing is ever cut off, so nothing shrinks.
  func scale(of text: PreparedText, proposal: Proposal) -> Double {
    let least = text.content.minimumScale
    guard least < 1, !fits(text, proposal, scale: 1) else { return 1 }
    guard fits(text, proposal, scale: least) else { return least }
    let inOneLine = scaleInOneLine(text, proposal)
    var (fitting, tooLarge) = (least, 1.0)
    for _ in 0..<12 {
      let middle = (fitting + tooLarge) / 2
      if fits(text, proposal, scale: middle) { fitting = middle } else { tooLarge = middle }
    }
    return inOneLine > fitting && inOneLine < 1 && fits(text, proposal, scale: inOneLine) ? inOneLine : fitting
  }

  /// The scale at which the text as one line is as long or as high as it may be.
  private func scaleInOneLine(_ text: PreparedText, _ proposal: Proposal) -> Double {
    let acrossOnly = (proposal.width ?? .infinity) / text.naturalWidth
    return min(acrossOnly, (proposal.height ?? .infinity) / text.metrics.lineHeight)
  }

  private func fits(_ text: PreparedText, _ proposal: Proposal, scale: Double) -> Bool {
    var stack = LineStack()
    let isTruncated = forEachLine(of: text, in: Room(text, proposal, scale: scale)) { line in
      stack.add(text.metrics(ofLine: line))
    }
    guard !isTruncated, stack.count > 0, let height = proposal.height else { return !isTruncated }
    return stack.height * scale <= height + PixelGrid.tolerance
  }
}

import LayoutEngine

// The one place that words what a modifier does with its second view.
extension SecondaryView {
  /// What the modifier does: `then proposes 78.7 × 36.3 to Color, which takes it`.
  ///
  /// A view behind or over another is asked after that one has its size, a view at an edge before.
  public var words: String {
    let proposed = LengthText.proposal(proposal)
    switch role {
    case .inFrame, .inPart: return "then proposes " + proposed + " to " + name + ", which " + answerWords
    case .beyondSafeArea:
      return "then proposes " + proposed + ", which reaches beyond the safe area, to " + name + ", which " + answerWords
    case .atEdge, .overScrollView:
      return "first proposes " + proposed + " to " + name + ", which " + answerWords
    }
  }

  private var answerWords: String {
    if takesProposal { return "takes it" }
    let place = placeWords
    let words = "answers " + LengthText.size(answer) + (place.isEmpty ? "" : ", " + place)
    switch role {
    case .inFrame, .inPart, .beyondSafeArea:
      return words + (isLonger ? "; " + NodeName.kind(of: modifier) + " keeps its size" : "")
    case .atEdge: return words + ", and is taken off"
    case .overScrollView: return words + "; the scroll view's content keeps clear of it"
    }
  }

  /// Whether it is longer than its modifier's frame, which a reader expects to grow with it.
  private var isLonger: Bool {
    let frame = modifier.frame.size
    return Axis.allCases.contains { answer[$0] > frame[$0] + SecondaryView.tolerance }
  }

  // MARK: - Where it stands

  private enum Place { case whole, start, middle, end, elsewhere }

  private static let tolerance = 0.05

  private func place(_ axis: Axis) -> Place {
    let (start, length, whole) = (origin[axis], answer[axis], modifier.frame.size[axis])
    let isNone = { (distance: Double) in distance.magnitude < SecondaryView.tolerance }
    if isNone(start), isNone(length - whole) { return .whole }
    if isNone(start) { return .start }
    if isNone(start + length - whole) { return .end }
    return isNone(2 * start + length - whole) ? .middle : .elsewhere
  }

  /// Where it is in the modifier's frame; empty where it fills the frame.
  private var placeWords: String {
    let (across, down) = (place(.horizontal), place(.vertical))
    if across == .elsewhere || down == .elsewhere {
      return "at " + LengthText.length(origin.x) + ", " + LengthText.length(origin.y)
    }
    let sides = [
      down == .start ? "top" : down == .end ? "bottom" : "", across == .start ? "left" : across == .end ? "right" : "",
    ].filter { !$0.isEmpty }
    if !sides.isEmpty { return "at the " + sides.joined(separator: " ") }
    return across == .whole && down == .whole ? "" : "centred"
  }
}

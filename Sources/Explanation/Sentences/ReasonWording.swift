public import LayoutEngine

/// What a step's number belongs to.
enum ReasonSubject { case child, track, line }

// The one place that words the steps of the rules.
extension Reason.Step {
  /// The step in a few words, before its calculation.
  public var wording: String {
    switch self {
    case .takesProposal: "takes what is proposed"
    case .takesIdeal: "nothing is proposed, so takes its ideal length"
    case .takesNatural: "takes the picture's natural length"
    case .takesSmallerSide: "takes the smaller side"
    case .takesTextLength: "takes the length of its text"
    case .shrinksText: "set smaller to fit, at this part of its size"
    case .takesMinimumLength: "takes its minimum length"
    case .takesThickness: "is as thick as a line"
    case .spaceForChildren: "space for the children without the gaps"
    case .childMinimum: "smallest length"
    case .childMaximum: "largest length"
    case .childFlexibility: "flexibility, largest − smallest"
    case .reservesLowerPriorities: "kept for lower priorities"
    case .childOffer: "offer, what is left ÷ children left"
    case .remaining: "remains"
    case .stackLength: "children and gaps"
    case .crossLength: "from the first to the last child's edge"
    case .transparentStack: "one child, so hands its proposal on"
    case .spaceForTracks: "space for the tracks without the gaps"
    case .placementSpaceForTracks: "space for the tracks in the second pass"
    case .trackShare: "share, what is left ÷ tracks left"
    case .trackWidth: "share within its bounds"
    case .trackCount: "how many fit"
    case .remainingForTracks: "remains"
    case .gridLength: "tracks or lines with their gaps"
    case .lineLength: "tallest cell of the line"
    case .gridOffset: "distance of the tracks from the grid's edge"
    case .fixedLength: "fixed by the frame"
    case .boundedProposal: "proposal within the frame's bounds"
    case .boundedAnswer: "answer within the frame's bounds"
    case .followsChild: "as the child answers"
    case .idealLength: "ideal length of the frame"
    case .innerProposal: "proposal without the padding"
    case .paddedLength: "child and padding"
    case .ratioFromChild: "ratio of the child's ideal size"
    case .ratioScale: "scale that keeps the ratio"
    case .ratioProposal: "length that keeps the ratio"
    case .dropsProposal: "proposes nothing, so that the child takes its ideal length"
    case .primaryDecides: "as the first child answers; the other never counts"
    case .largestChild: "largest child"
    case .handsOn: "handed on unchanged"
    case .alignsChild: "position of the child"
    }
  }

  /// The step as the rest of a sentence that begins with "it".
  func clause(_ axis: Axis) -> String {
    switch self {
    case .takesProposal: "takes what is proposed"
    case .takesIdeal: "takes its ideal length, as nothing is proposed"
    case .takesNatural: "takes the picture's natural length"
    case .takesSmallerSide: "takes the smaller side of its proposal"
    case .takesTextLength: axis == .horizontal ? "is as wide as its longest line" : "is as tall as its lines"
    case .takesMinimumLength: "takes its minimum length"
    case .takesThickness: "is as thick as a line"
    case .stackLength: "adds up its children and the gaps between them"
    case .crossLength: "reaches around its children"
    case .transparentStack: "has one child and answers what that answers"
    case .gridLength: "adds up its tracks or lines and the gaps between them"
    case .fixedLength: "is fixed by the frame"
    case .boundedProposal: "keeps the proposal within the frame's bounds"
    case .boundedAnswer: "keeps the child's answer within the frame's bounds"
    case .idealLength: "takes the frame's ideal length, as nothing is proposed"
    case .paddedLength: "adds the padding to the child's answer"
    case .ratioScale, .ratioProposal, .ratioFromChild: "keeps the ratio"
    case .primaryDecides: "answers what its first child answers"
    case .largestChild: "is as large as its largest child"
    case .lineLength: "is as long as its tallest cell"
    default: "answers what its child answers"
    }
  }

  /// Whether the step can be the one that gives a node its length.
  var decidesSize: Bool {
    switch self {
    case .spaceForChildren, .childMinimum, .childMaximum, .childFlexibility, .reservesLowerPriorities, .childOffer,
      .remaining, .spaceForTracks, .placementSpaceForTracks, .trackShare, .trackWidth, .trackCount,
      .remainingForTracks, .gridOffset, .innerProposal, .dropsProposal, .alignsChild, .shrinksText:
      false
    default: true
    }
  }

  var subjectKind: ReasonSubject {
    switch self {
    case .trackShare, .trackWidth, .trackCount, .remainingForTracks: .track
    case .lineLength: .line
    default: .child
    }
  }
}

extension Reason {
  /// The step in a few words, before its calculation; a track of a fixed length has no share and no bounds.
  var wording: String {
    if step == .trackWidth, formula.terms.count == 1 { return "fixed length" }
    return step.wording
  }

  /// The reason as the rest of a sentence that begins with "it".
  var clause: String {
    guard step == .gridLength, case .operation(.maximum) = formula.terms.last else { return step.clause(axis) }
    return "takes the longer of its tracks with their gaps and its proposal"
  }
}

public import LayoutEngine

/// What the subject of a step counts.
enum ReasonSubject { case child, track }

// The one place that words the steps of the rules.
extension Reason.Step {
  /// The step in a few words, before its calculation.
  public var wording: String {
    switch self {
    case .takesProposal: "takes what is proposed"
    case .takesIdeal: "takes its ideal length, as nothing is proposed"
    case .takesNatural: "takes its natural length"
    case .takesSmallerSide: "takes the smaller side"
    case .takesTextLength: "takes the length of its text"
    case .shrinksText: "scaled down to fit, scale factor"
    case .takesMinimumLength: "takes its minimum length"
    case .takesThickness: "takes its thickness"
    case .spaceForChildren: "space for the children, without the spacing"
    case .childFlexibility: "flexibility, largest − smallest"
    case .reservesLowerPriorities: "reserved for lower priorities"
    case .childOffer: "offer, remaining space ÷ remaining children"
    case .remaining: "remaining space"
    case .stackLength: "children and spacing"
    case .crossLength: "extent of the aligned children"
    case .spaceForTracks: "space for the tracks, without the spacing"
    case .placementSpaceForTracks: "space for the tracks in the second pass"
    case .trackShare: "share, remaining space ÷ remaining tracks"
    case .trackWidth: "share within its bounds"
    case .trackCount: "number of tracks that fit"
    case .remainingForTracks: "remaining space"
    case .gridLength: "tracks or lines and spacing"
    case .gridOffset: "offset of the tracks from the grid's edge"
    case .fixedLength: "fixed by the frame"
    case .boundedProposal: "proposal within the frame's bounds"
    case .boundedAnswer: "answer within the frame's bounds"
    case .followsChild: "same as the child's answer"
    case .idealLength: "ideal length of the frame"
    case .paddedLength: "child + padding"
    case .ratioFromChild: "ratio of the child's ideal size"
    case .ratioScale: "scale that keeps the ratio"
    case .ratioProposal: "length that keeps the ratio"
    case .largestChild: "largest child"
    }
  }

  /// The step as the rest of a sentence that begins with "it".
  func clause(_ axis: Axis) -> String {
    switch self {
    case .takesProposal: "takes what is proposed"
    case .takesIdeal: "takes its ideal length, as nothing is proposed"
    case .takesNatural: "takes its natural length"
    case .takesSmallerSide: "takes the smaller side of its proposal"
    case .takesTextLength: axis == .horizontal ? "is as wide as its longest line" : "is as tall as its lines"
    case .takesMinimumLength: "takes its minimum length"
    case .takesThickness: "takes its thickness"
    case .stackLength: "adds up its children and their spacing"
    case .crossLength: "encloses its aligned children"
    case .gridLength: "adds up its tracks or lines and their spacing"
    case .fixedLength: "is fixed by the frame"
    case .boundedProposal: "keeps the proposal within the frame's bounds"
    case .boundedAnswer: "keeps the child's answer within the frame's bounds"
    case .idealLength: "takes the frame's ideal length, as nothing is proposed"
    case .paddedLength: "adds the padding to the child's answer"
    case .ratioScale, .ratioProposal, .ratioFromChild: "keeps the ratio"
    case .largestChild: "is as large as its largest child"
    default: "answers what its child answers"
    }
  }

  /// Whether the step can be the one that gives a node its length.
  var decidesSize: Bool {
    switch self {
    case .spaceForChildren, .childFlexibility, .reservesLowerPriorities, .childOffer, .remaining, .spaceForTracks,
      .placementSpaceForTracks, .trackShare, .trackWidth, .trackCount, .remainingForTracks, .gridOffset, .shrinksText:
      false
    default: true
    }
  }

  var subjectKind: ReasonSubject {
    switch self {
    case .trackShare, .trackWidth, .trackCount, .remainingForTracks: .track
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
    return "takes the greater of its tracks with their spacing and its proposal"
  }
}

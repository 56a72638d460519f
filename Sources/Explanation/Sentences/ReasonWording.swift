public import LayoutEngine

/// What the subject of a step counts.
enum ReasonSubject { case child, track }

/// What the words of a step depend on apart from its numbers.
struct ClauseContext {
  /// The view whose step it is; `nil` where the record lacks it.
  var node: Trace.Node?
  /// Whether it is about the length that the view has in the end, and not about that of one of its answers.
  var isFinal = false
  /// Whether it is a text with letters that answers no length.
  var isWithoutRoom = false
  /// The name of the view whose answer decided.
  var longest: String?
  /// Whether a child of a lower priority does not count.
  var hasOutrankedLayer = false
  /// What the length of a custom layout, whose rule is not in the record, agrees with; `nil` where its children have
  /// moved since.
  var ownLayout: OwnLayoutLength?
  /// How many of its subviews the view has not made.
  var remainingViews = 0
  /// The fraction to which a text was scaled down; `nil` where it was not.
  var scale: Double?
}

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
    case .shrinksText: "scaled down to fit, factor"
    case .takesMinimumLength: "takes its minimum length"
    case .takesThickness: "takes its thickness"
    case .spaceForChildren: "space for the children, without the spacing"
    case .childFlexibility, .trackFlexibility: "flexibility, largest − smallest"
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
    case .spanSurplus: "surplus of a cell over several columns, for each of them"
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
    case .estimatedLength: "views that are not made, each as long as those before on average"
    case .firstChild: "first child"
    }
  }

  /// Whether the step can be the one that gives a node its length.
  var decidesSize: Bool {
    switch self {
    case .spaceForChildren, .childFlexibility, .reservesLowerPriorities, .childOffer, .remaining, .spaceForTracks,
      .placementSpaceForTracks, .trackShare, .trackWidth, .trackCount, .trackFlexibility, .remainingForTracks,
      .spanSurplus, .gridOffset, .estimatedLength, .shrinksText, .ratioFromChild, .ratioScale, .ratioProposal:
      false
    default: true
    }
  }

  var subjectKind: ReasonSubject {
    switch self {
    case .trackShare, .trackWidth, .trackCount, .trackFlexibility, .remainingForTracks, .spanSurplus: .track
    default: .child
    }
  }
}

extension Reason {
  /// Whether the node only has the length that the view inside it answered.
  func follows(_ decided: DecidedFormula) -> Bool {
    guard case .answer? = decided.operand?.origin else { return false }
    switch step {
    case .followsChild, .paddedLength, .boundedAnswer: return decided.bound == nil
    default: return false
    }
  }

  /// The words before the calculation of a step that does not give the node's own length.
  func wording(_ decided: DecidedFormula) -> String {
    switch step {
    case .trackWidth:
      switch formula.terms.last {
      case .operand(let operand):
        switch operand.origin {
        case .parameter: return "fixed length"
        // An adaptive entry with one track.
        case .reason: return "takes its share"
        default: return "length of its longest cell"
        }
      default:
        guard decided.bound == nil, formula.terms.contains(where: { $0.divides }) else { return trackWording(decided) }
        return "its share, divided among its tracks"
      }
    case .childOffer, .trackShare: return decided.bound == .minimum ? "no space remains" : step.wording
    default: return step.wording
    }
  }

  private func trackWording(_ decided: DecidedFormula) -> String {
    let share = decided.overruled.map { " from a share of " + LengthText.account($0.value) } ?? ""
    switch decided.bound {
    case .minimum: return "raised to its minimum" + share
    case .maximum: return "cut down to its maximum" + share
    case nil: return "takes its share"
    }
  }

  /// The step as the rest of a sentence that begins with "it": what decided, and a bound only if it had an effect.
  func clause(_ decided: DecidedFormula, _ context: ClauseContext) -> String {
    let isWidth = axis == .horizontal
    switch step {
    // A question does not share anything out.
    case .takesProposal:
      let isShare = context.node?.isSpacer == true && context.isFinal
      return isShare ? "takes its share of what is left" : "takes what is proposed"
    case .takesIdeal: return "takes its ideal length, as nothing is proposed"
    case .takesNatural:
      return context.node?.children.isEmpty == false
        ? context.ownLayout?.clause ?? "is laid out by a rule of its own" : "takes its natural length"
    case .takesSmallerSide: return smallerSide(decided)
    case .takesTextLength:
      let scaled = context.scale.map { ", set at " + LengthText.account($0) + " of its font's size" } ?? ""
      if isWidth, context.isWithoutRoom { return "has no room for a letter" + scaled }
      return (isWidth ? "is as wide as its longest line" : "is as tall as its lines") + scaled
    case .takesMinimumLength: return "keeps its minimum length" + shortage(decided, "is proposed")
    case .takesThickness:
      return context.node?.isSpacer == true ? "has no length across its stack" : "is as thick as a line"
    case .stackLength: return "adds up its children and their spacing" + estimate(context)
    case .crossLength, .largestChild: return extent(decided, context)
    case .firstChild: return firstChild(context)
    case .gridLength: return gridLength(decided) + (isAlongLines ? estimate(context) : "")
    case .fixedLength: return context.node?.isRelativeFrame == true ? "is a part of its container" : "is fixed"
    case .boundedProposal: return boundedProposal(decided)
    case .boundedAnswer: return boundedAnswer(decided)
    case .idealLength: return "takes the ideal length it was given, as nothing is proposed"
    case .paddedLength: return paddedLength(decided, context)
    case .ratioScale, .ratioProposal, .ratioFromChild: return "keeps the ratio"
    default: return "answers what its child answers"
    }
  }

  /// ", as only 4 is proposed" where a minimum decided.
  private func shortage(_ decided: DecidedFormula, _ verb: String) -> String {
    guard formula.terms.count > 1 else { return ", as nothing is proposed" }
    let other = formula.terms.lazy.compactMap { term -> Formula.Operand? in
      guard case .operand(let operand) = term, case .proposal = operand.origin else { return nil }
      return operand
    }.first
    guard let other, other.value < result else { return "" }
    return ", as only " + LengthText.account(other.value) + " " + verb
  }

  private func smallerSide(_ decided: DecidedFormula) -> String {
    let isSquare = formula.operands.allSatisfy { operand in
      if case .proposal = operand.origin { operand.value == result } else { false }
    }
    if isSquare { return "takes what is proposed" }
    return switch decided.operand?.origin {
    case .proposal(.horizontal): "is a square of the smaller side, the width proposed"
    case .proposal(.vertical): "is a square of the smaller side, the height proposed"
    default: "is a square of the smaller side, the ideal length"
    }
  }

  private func extent(_ decided: DecidedFormula, _ context: ClauseContext) -> String {
    let isWidth = axis == .horizontal
    switch decided.operand?.origin {
    case .answer?:
      let child = context.longest.map { ", " + $0 } ?? ""
      if context.hasOutrankedLayer {
        return (isWidth ? "is as wide as" : "is as tall as") + " its child of the highest priority" + child
      }
      return (isWidth ? "is as wide as its widest child" : "is as tall as its tallest child") + child
    case .measured? where step == .largestChild && formula.terms.count == 1:
      return isWidth ? "is as wide as its widest child" : "is as tall as its tallest child"
    default: return "reaches as far as its children do on both sides of the guide that they share"
    }
  }

  /// Whether a lazy grid grows along the axis: it adds up lines there, and compares nothing.
  private var isAlongLines: Bool {
    if case .operation(.maximum)? = formula.terms.last { return false }
    return true
  }

  private func estimate(_ context: ClauseContext) -> String {
    context.remainingViews > 0 ? ", with an estimate for \(context.remainingViews) that are not made" : ""
  }

  private func firstChild(_ context: ClauseContext) -> String {
    guard context.node?.children.isEmpty == false else { return "has no child" }
    return (axis == .horizontal ? "is as wide as" : "is as tall as") + " its first child"
      + (context.longest.map { ", " + $0 } ?? "")
  }

  private func gridLength(_ decided: DecidedFormula) -> String {
    let tracks = axis == .horizontal ? "columns" : "rows"
    guard case .operation(.maximum) = formula.terms.last else {
      return "adds up its " + tracks + " and their spacing"
    }
    if case .proposal? = decided.operand?.origin { return "takes what is proposed" }
    let proposal = formula.terms.lazy.compactMap { term -> Double? in
      guard case .operand(let operand) = term, case .proposal = operand.origin else { return nil }
      return operand.value
    }.first
    // Shares that are added up may be a billionth of a point longer than what was shared.
    guard let proposal, proposal < result - 0.005 else {
      return "takes what is proposed, which its " + tracks + " fill"
    }
    return "is as long as its " + tracks + " with their spacing, more than the " + LengthText.account(proposal)
      + " proposed"
  }

  private func boundedProposal(_ decided: DecidedFormula) -> String {
    let proposed = decided.overruled.map { LengthText.account($0.value) }
    if let raised = raisedMaximum(decided) { return raised }
    switch decided.bound {
    case .minimum: return "keeps its minimum" + (proposed.map { ", as only " + $0 + " is proposed" } ?? "")
    case .maximum: return "keeps its maximum" + (proposed.map { ", as " + $0 + " is proposed" } ?? "")
    case nil: return "takes what is proposed"
    }
  }

  /// Where limits contradict each other, the maximum gives way; `nil` where something else decided.
  private func raisedMaximum(_ decided: DecidedFormula) -> String? {
    guard case .parameter(_, let parameter)? = decided.operand?.origin else { return nil }
    if parameter.isIdeal { return "keeps its ideal length, which is more than its maximum" }
    return parameter.isMinimum && decided.bound == .maximum ? "keeps its minimum, which is more than its maximum" : nil
  }

  private func boundedAnswer(_ decided: DecidedFormula) -> String {
    if let raised = raisedMaximum(decided) { return raised }
    let isShort = decided.bound == .minimum
    // Sums of lengths may differ by a billionth of a point, which a reader cannot see.
    let written = decided.operand.map { LengthText.account($0.value) }
    let overruled = decided.overruled.flatMap { LengthText.account($0.value) == written ? nil : $0 }
    let other = overruled.map { operand -> String in
      let length = (isShort ? "only " : "") + LengthText.account(operand.value)
      if case .answer = operand.origin { return ", as its child answers " + length }
      return ", as " + length + " is proposed"
    }
    switch decided.operand?.origin {
    case .proposal?: return other.map { "keeps what is proposed" + $0 } ?? "takes what is proposed"
    case .parameter(_, let parameter)?:
      return (parameter.isMinimum ? "keeps its minimum" : "keeps its maximum") + (other ?? "")
    default: return "answers what its child answers"
    }
  }

  private func paddedLength(_ decided: DecidedFormula, _ context: ClauseContext) -> String {
    if case .answer? = decided.operand?.origin { return "answers what its child answers" }
    let operands = decided.formula.terms.compactMap { term -> Formula.Operand? in
      if case .operand(let operand) = term { operand } else { nil }
    }
    let answers = operands.count { if case .answer = $0.origin { true } else { false } }
    let constants = operands.count { $0.origin == .constant }
    if answers > 1 {
      return context.node?.changesSafeArea == true
        ? "adds the inset view and its spacing to its content" : "adds its bar to its content"
    }
    if decided.bound == .minimum { return "can be no shorter" }
    return constants > 0 ? "adds its margins to its content" : "adds the padding to its child's answer"
  }
}

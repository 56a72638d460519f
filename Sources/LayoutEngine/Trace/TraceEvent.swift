/// One step of the negotiation, in the order it happened.
public struct TraceEvent: Sendable {
  /// What happens.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// A parent proposes a size to a node.
    case measure
    /// The node answers.
    case answer
    /// The parent places the node.
    case place
  }

  /// Why a proposal was made.
  public enum Purpose: UInt8, Sendable, CaseIterable {
    /// The container asks the preview's root.
    case root
    /// A stack wants to know how small a child can be.
    case probeMinimum
    /// A stack wants to know how large a child can be.
    case probeMaximum
    /// The parent wants the child's ideal size.
    case ideal
    /// The child's share of what there is.
    case offer
    /// The parent hands on its own proposal, as it is or changed by the modifier.
    case content
    /// The parent measures again while it places.
    case placement
  }

  /// What happens.
  public var kind: Kind
  /// The node that is asked, answers or is placed, by its number in the round's tree.
  public var node: NodeID
  /// The number of the call. A measure and its answer share it; a placement has one of its own.
  public var call: Int32
  /// The call or placement in which this one was made; −1 at the root.
  public var parentCall: Int32
  /// What was proposed; for a place event the proposal the child is placed with.
  public var proposal: Proposal
  /// Why the proposal was made; only for a measure event.
  public var purpose: Purpose
  /// The answer; for a place event the size the node gets.
  public var size: Size
  /// For a place event the origin in the container's coordinates.
  public var origin: Point
  /// The earlier call whose answer was remembered; `nil` when this answer was worked out. That call had the same
  /// proposal, or the node answers every proposal alike.
  public var answeredBy: Int32?
  /// Which of the round's reasons explain this answer or placement.
  public var reasons: Range<Int32>

  /// Makes an event; see the properties.
  public init(
    kind: Kind, node: NodeID, call: Int32, parentCall: Int32, proposal: Proposal = .unspecified,
    purpose: Purpose = .content, size: Size = .zero, origin: Point = .zero, answeredBy: Int32? = nil,
    reasons: Range<Int32> = 0..<0
  ) {
    self.kind = kind
    self.node = node
    self.call = call
    self.parentCall = parentCall
    self.proposal = proposal
    self.purpose = purpose
    self.size = size
    self.origin = origin
    self.answeredBy = answeredBy
    self.reasons = reasons
  }

  /// The answer was remembered from an earlier call.
  public var cached: Bool { answeredBy != nil }
}

/// One step of a rule with its numbers.
public struct Reason: Sendable {
  /// The node whose rule took the step.
  public var node: NodeID
  /// The axis the step is about.
  public var axis: Axis
  /// What the rule does.
  public var step: Step
  /// Which child, track or line the step is about, counted from 0; −1 for the node as a whole.
  public var subject: Int32
  /// The calculation; `evaluate()` gives `result`.
  public var formula: Formula
  /// What came out, in points.
  public var result: Double

  /// Makes a reason; see the properties.
  public init(node: NodeID, axis: Axis, step: Step, subject: Int32 = -1, formula: Formula, result: Double) {
    self.node = node
    self.axis = axis
    self.step = step
    self.subject = subject
    self.formula = formula
    self.result = result
  }

  /// What a step of a rule does. `key` names it in documents; the words are in the module `Explanation`.
  public enum Step: UInt8, Sendable, CaseIterable {
    // leaves
    case takesProposal, takesIdeal, takesNatural, takesSmallerSide, takesTextLength, shrinksText
    case takesMinimumLength, takesThickness
    // stacks
    case spaceForChildren, childMinimum, childMaximum, childFlexibility, reservesLowerPriorities, childOffer, remaining
    case stackLength, crossLength, transparentStack
    // grids
    case spaceForTracks, trackShare, trackWidth, trackCount, remainingForTracks, gridLength, lineLength, gridOffset
    case placementSpaceForTracks
    // frames, padding and the rest
    case fixedLength, boundedProposal, boundedAnswer, followsChild, idealLength, innerProposal, paddedLength
    case ratioFromChild, ratioScale, ratioProposal, dropsProposal, primaryDecides, largestChild, handsOn
    // placement
    case alignsChild
  }
}

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
    /// A stack asks how small a child can be.
    case probeMinimum
    /// A stack asks how large a child can be.
    case probeMaximum
    /// The parent asks for the child's ideal size.
    case ideal
    /// The child's share of what there is.
    case offer
    /// The parent passes on its own proposal, unchanged or changed by the modifier.
    case content
    /// The parent measures again while it places.
    case placement
  }

  /// What happens.
  public var kind: Kind
  /// The node that is asked, answers or is placed, by its number in the round's tree.
  public var node: NodeID
  /// The number of the call. A measure and its answer share it; each placement has a different one.
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
  /// proposal, or the node has the same answer for every proposal.
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
  /// Which child or track the step is about, counted from 0; −1 for the node as a whole.
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

  /// What a step of a rule does. The raw value is its name in documents, which stays when the step is worded
  /// differently; the words are in the module `Explanation`.
  public enum Step: String, Sendable, CaseIterable, BitwiseCopyable {
    // Leaves
    /// The view takes the proposed length.
    case takesProposal = "takes-proposal"
    /// Nothing is proposed, so the view takes its ideal length.
    case takesIdeal = "takes-ideal"
    /// The view takes a length of its own, whatever is proposed.
    case takesNatural = "takes-natural"
    /// The view takes the smaller of the two lengths.
    case takesSmallerSide = "takes-smaller-side"
    /// The length of a text's widest line, or of its lines together.
    case takesTextLength = "takes-text-length"
    /// The factor by which a text's font is scaled to fit.
    case shrinksText = "shrinks-text"
    /// The proposal, but no less than a minimum.
    case takesMinimumLength = "takes-minimum-length"
    /// A line's thickness.
    case takesThickness = "takes-thickness"

    // Stacks
    /// The proposal without the gaps.
    case spaceForChildren = "space-for-children"
    /// How much longer a child answers to infinity than to zero.
    case childFlexibility = "child-flexibility"
    /// What remains when the minimum of a child with a lower priority is set aside.
    case reservesLowerPriorities = "reserves-lower-priorities"
    /// A child's share of what remains.
    case childOffer = "child-offer"
    /// What remains when a child has answered, or when its minimum is given back.
    case remaining
    /// The children and their gaps.
    case stackLength = "stack-length"
    /// How far the aligned children reach across the stack.
    case crossLength = "cross-length"

    // Lazy grids and grids
    /// The proposal without the gaps and fixed tracks.
    case spaceForTracks = "space-for-tracks"
    /// A track's share of what remains.
    case trackShare = "track-share"
    /// How much longer a grid's column or row answers to infinity than to zero.
    case trackFlexibility = "track-flexibility"
    /// The share within the track's bounds; in a `Grid` the length of the longest cell.
    case trackWidth = "track-width"
    /// How many adaptive tracks fit the share.
    case trackCount = "track-count"
    /// What remains when a track has its length.
    case remainingForTracks = "remaining-for-tracks"
    /// By how much a cell over several columns makes each of them wider.
    case spanSurplus = "span-surplus"
    /// The tracks or lines and their gaps.
    case gridLength = "grid-length"
    /// Where the tracks begin in a grid that is longer.
    case gridOffset = "grid-offset"
    /// The grid's own length without the gaps and fixed tracks, when it is placed.
    case placementSpaceForTracks = "placement-space-for-tracks"

    // Frames, padding and the rest
    /// A length that was given.
    case fixedLength = "fixed-length"
    /// The proposal within the frame's bounds.
    case boundedProposal = "bounded-proposal"
    /// The child's answer within the frame's bounds.
    case boundedAnswer = "bounded-answer"
    /// The child's length.
    case followsChild = "follows-child"
    /// The ideal length that was given.
    case idealLength = "ideal-length"
    /// The child and what is put around it.
    case paddedLength = "padded-length"
    /// The ratio of the child's ideal size.
    case ratioFromChild = "ratio-from-child"
    /// The height that the ratio allows.
    case ratioScale = "ratio-scale"
    /// That height times the ratio.
    case ratioProposal = "ratio-proposal"
    /// The length of the longest child, or of all when they are aligned.
    case largestChild = "largest-child"
    /// What a lazy container takes the length of its remaining children to be.
    case estimatedLength = "estimated-length"
    /// The length of the first child alone.
    case firstChild = "first-child"

    /// The step's stable name in documents.
    public var key: String { rawValue }
  }
}

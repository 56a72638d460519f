public import LayoutEngine

/// The second view of a modifier such as `background`, `overlay` and `safeAreaInset`: what it is proposed, and what its
/// answer changes.
///
///     ChainLedger(record, subject.chain).rows[0].secondary?.words
///     // then proposes 78.7 × 36.3 to Color, which takes it
public struct SecondaryView: Sendable {
  /// What its size has to do with the modifier's.
  public enum Role: Sendable, Equatable {
    /// It is proposed the size that the modifier has already answered, which it does not change.
    case inFrame
    /// The same, beyond the safe area.
    case beyondSafeArea
    /// It is proposed a part of the modifier's size, as the line below a list's row is.
    case inPart
    /// It was asked first, and its length is subtracted from the other view's proposal.
    case atEdge
    /// It was asked first, and the content of a scroll view keeps clear of it.
    case overScrollView
  }

  /// The view.
  public let node: NodeID
  let modifier: Trace.Node
  /// What its size has to do with the modifier's.
  public let role: Role
  /// What it was proposed in the end.
  public let proposal: Proposal
  /// The size it answered, in points.
  public let answer: Size
  /// Where it is in the modifier's frame, in points.
  public let origin: Point
  /// The call in which it answered.
  public let call: Int32?
  /// Its name in sentences.
  let name: String

  /// - Parameters:
  ///   - modifier: a wrapper of a chain.
  ///   - inner: the next view of the chain.
  /// - Returns: `nil` for a wrapper of one view, and for a second view that is laid out in another way.
  init?(_ record: IndexedTrace, of modifier: Trace.Node, beside inner: Trace.Node) {
    guard modifier.children.count == 2, modifier.children[0] == inner.id,
      let view = record.node(modifier.children[1]), view.isPlaced, let proposal = record.finalProposal(of: view.id)
    else { return nil }
    node = view.id
    self.modifier = modifier
    self.proposal = proposal
    answer = view.frame.size
    origin = Point(x: view.frame.minX - modifier.frame.minX, y: view.frame.minY - modifier.frame.minY)
    call = record.decidingAnswer(of: view.id)?.call
    name = record.offeredName(of: view.id)
    guard let role = SecondaryView.role(record, of: view, proposal, in: modifier, beside: inner) else { return nil }
    self.role = role
  }

  /// Whether another wrapper's view is treated in the same way, whatever its lengths are.
  public func isLike(_ other: SecondaryView) -> Bool {
    role == other.role && name == other.name
      && (takesProposal && other.takesProposal || answer.isAlmost(other.answer) && words == other.words)
  }

  /// Whether it is exactly as large as was proposed.
  var takesProposal: Bool { Size(proposal)?.isAlmost(answer) ?? false }

  private static func role(
    _ record: IndexedTrace, of view: Trace.Node, _ proposal: Proposal, in modifier: Trace.Node,
    beside inner: Trace.Node
  ) -> Role? {
    if InsetLength(record, of: modifier)?.node == view.id { return .atEdge }
    let frame = modifier.frame
    guard frame.size.isAlmost(inner.frame.size) else { return nil }
    guard let proposed = Size(proposal) else { return .overScrollView }
    if proposed.isAlmost(frame.size) { return .inFrame }
    if proposed.width <= frame.size.width && proposed.height <= frame.size.height { return .inPart }
    let isAround = proposed.width >= frame.size.width && proposed.height >= frame.size.height
    return isAround ? .beyondSafeArea : nil
  }
}

/// What `safeAreaInset` subtracts from a proposal: the length of the view at the edge and the gap next to it.
struct InsetLength {
  /// The view at the edge.
  let node: NodeID
  let axis: Axis
  let length: Double
  let gap: Double

  /// - Returns: `nil` for a modifier that subtracted nothing.
  init?(_ record: IndexedTrace, of modifier: Trace.Node) {
    let reason = record.decidingReasons(of: modifier.id).last { $0.node == modifier.id && $0.step == .paddedLength }
    guard let reason, reason.formula.operands.count == 3, modifier.children.count == 2,
      case .answer(let call, _) = reason.formula.operands[1].origin, let node = record.node(ofCall: call),
      node == modifier.children[1]
    else { return nil }
    self.node = node
    axis = reason.axis
    (length, gap) = (reason.formula.operands[1].value, reason.formula.operands[2].value)
  }
}

extension Size {
  /// The proposed size; `nil` where a length of it was not proposed.
  init?(_ proposal: Proposal) {
    guard let width = proposal.width, let height = proposal.height else { return nil }
    self.init(width: width, height: height)
  }
}

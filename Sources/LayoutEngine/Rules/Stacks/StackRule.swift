/// The parameters of a stack.
public struct StackRule: Sendable, Equatable, BitwiseCopyable {
  /// The axis the children are lined up along.
  public var axis: Axis
  /// The guide the children are aligned on, across the axis.
  public var alignment: Guide
  /// `nil`: each gap is what the two neighbours prefer.
  public var spacing: OptionalLength

  /// Makes the parameters; see the properties.
  public init(axis: Axis, alignment: Guide? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment ?? .center(axis.cross)
    self.spacing = OptionalLength(spacing)
  }
}

extension RuleFacts {
  static func stack(_ rule: StackRule) -> RuleFacts {
    .container(
      .sharesOut, rigidity: .asItsChildren, spacing: .stacked(rule.axis), guides: .sideBySide,
      containment: .children, detail: .guides, childAxis: rule.axis, lazyAxis: nil)
  }
}

extension Negotiation {
  /// `HStack` and `VStack` share out their length among their children.
  ///
  /// 1. Exactly one child: the stack is transparent, the child gets the stack's own proposal.
  /// 2. The gaps between the children are set aside first.
  /// 3. Nothing proposed along the axis: each child is proposed nothing along it, and takes its ideal length.
  /// 4. Otherwise what remains is shared out among the children, by priority and flexibility (see `LengthSharing`).
  /// 5. The stack is as long as its children and gaps together, even where that is more than was proposed, though
  ///    negative gaps never make its length negative (not measured). Across the axis it is as wide as the children
  ///    reach when they are aligned on the stack's guide.
  @inline(__always)
  func measureStack(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) -> Size {
    switch childCount(of: id) {
    case 0: return .zero
    case 1: return measureUnchanged(id, proposal)
    default:
      resolve(id, rule, proposal)
      let memory = memory(of: id)
      return Size(along: rule.axis, memory.pointee.length, across: memory.pointee.before + memory.pointee.after)
    }
  }

  /// Places the children one after another.
  ///
  /// 1. The lengths are shared out for the stack's own proposal along the axis, and across it for the stack's
  ///    proposal or, where that was nothing, for the width the stack answered.
  /// 2. The children follow each other with their gaps, aligned across the axis on the stack's guide.
  func arrangeStack(
    _ id: NodeID, _ rule: StackRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let count = childCount(of: id)
    guard count > 0 else { return }
    if count == 1 { return place(child(of: id, at: 0), .zero, proposal, size) }
    let cross = rule.axis.cross
    resolve(id, rule, Proposal(along: rule.axis, proposal[rule.axis], across: proposal[cross] ?? size[cross]))
    let line = memory(of: id).pointee.before
    var position = 0.0
    for index in 0..<count {
      let child = child(of: id, at: index)
      let (offer, childSize) = (states[child].offer, states[child].size)
      position += states[child].gap
      let across = line - guide(rule.alignment, of: child, offer, childSize)
      place(child, Point(along: rule.axis, position, across: across), offer, childSize)
      position += childSize[rule.axis]
    }
  }

  /// Steps 2 to 5: leaves each child's offer and size in its state; done once for the same proposal in a row.
  private func resolve(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) {
    if isResolved(id, proposal) || (isStopped && !stop(at: id)) { return }
    if !states[id].flags.contains(.knowsGaps) { findGaps(id, rule) }
    // Few children are asked in the step that has been taken.
    if childCount(of: id) > 16 { takeSteps(childCount(of: id) / 4, for: id) }
    let firstCall = nextCall
    if let length = proposal[rule.axis] {
      var sharing = StackSharing(self, id, rule.axis, proposal, length: length)
      sharing.shareOut(length - memory(of: id).pointee.gaps, asking: self)
    } else {
      offerNothing(id, proposal)
    }
    let endCall = nextCall
    lineUp(id, rule)
    if isRecording { noteNegotiation(id, proposal, firstCall: firstCall, endCall: endCall) }
    memory(of: id).pointee.resolved = proposal
    states[id].flags.insert(.isResolved)
  }

  /// Whether the children's offers and sizes are those for a proposal. A record is to show how each child answers.
  @inline(__always)
  private func isResolved(_ id: NodeID, _ proposal: Proposal) -> Bool {
    states[id].flags.contains(.isResolved)
      && (memory(of: id).pointee.resolved == proposal || (!isRecording && nodes[id].traits.contains(.rigid)))
  }

  /// Step 2: the gap before each child, none before the first; the same for every proposal.
  func findGaps(_ id: NodeID, _ rule: StackRule) {
    states[id].flags.insert(.knowsGaps)
    for index in 1..<max(1, childCount(of: id)) {
      let child = child(of: id, at: index)
      let gap = rule.spacing.value ?? gap(from: self.child(of: id, at: index - 1), to: child, along: rule.axis)
      states[child].gap = gap
      memory(of: id).pointee.gaps += gap
    }
    noteGaps(id, rule)
  }

  /// Step 3.
  private func offerNothing(_ id: NodeID, _ proposal: Proposal) {
    for index in 0..<childCount(of: id) {
      let child = child(of: id, at: index)
      let size = measure(child, proposal, .ideal)
      states[child].offer = proposal
      states[child].size = size
    }
  }

  /// Step 5: how long the children are together, and how far they reach before and after the stack's guide.
  private func lineUp(_ id: NodeID, _ rule: StackRule) {
    let cross = rule.axis.cross
    let children = children(of: id)
    var length = 0.0
    var extent = AlignedExtent()
    for index in 0..<childCount(of: id) {
      let child = NodeID(children[index])
      let state = states.address(of: child)
      let size = state.pointee.size
      length += size[rule.axis] + state.pointee.gap
      extent.add(guide(rule.alignment, of: child, state.pointee.offer, size), size[cross])
    }
    let memory = memory(of: id)
    memory.pointee.length = max(length, 0)
    memory.pointee.before = extent.before
    memory.pointee.after = extent.after
  }
}

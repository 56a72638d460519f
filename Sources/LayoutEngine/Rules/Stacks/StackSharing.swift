/// The children of a stack, to which it proposes lengths. Each child's flexibility, offer and size are left in its state.
///
/// Two shortcuts leave out proposals whose answer is known. Neither is taken while something is recorded, for a record
/// is to show every proposal.
///
/// - A stack that is proposed zero or infinity mostly proposes the same to each child, which has answered that when it
///   was probed (`probedLength`). Not always: negative spacing leaves something of zero.
/// - A child that answers every proposal alike is asked once (`neverChanges`).
struct StackSharing: LengthSharing, BitwiseCopyable {
  private let nodes: NodeTable<NodeRecord>
  private let states: NodeTable<NodeState>
  private let children: UnsafeMutablePointer<Int32>
  let count: Int
  let hasMixedPriorities: Bool
  private let axis: Axis
  /// What the stack was proposed, and the same with zero and with infinity along its axis.
  private let proposal: Proposal
  private let shortest: Proposal
  private let longest: Proposal
  /// The length to which every child has answered when it was probed; not a number when there is none.
  private let probedLength: Double
  private let isRecording: Bool

  @inline(__always)
  init(_ negotiation: Negotiation, _ id: NodeID, _ axis: Axis, _ proposal: Proposal, length: Double) {
    self.axis = axis
    self.proposal = proposal
    shortest = proposal.with(0, along: axis)
    longest = proposal.with(.infinity, along: axis)
    nodes = negotiation.nodes
    states = negotiation.states
    children = negotiation.children(of: id)
    count = negotiation.childCount(of: id)
    hasMixedPriorities = nodes[id].traits.contains(.mixedPriorities)
    isRecording = negotiation.isRecording
    let isProbed = !hasMixedPriorities && !isRecording
    probedLength = isProbed && (length == 0 || length == .infinity) ? length : .nan
  }

  @inline(__always)
  private func child(_ position: Int32) -> NodeID { NodeID(children[Int(position)]) }

  @inline(__always)
  func priority(of position: Int32) -> Double { nodes[child(position)].priority }

  @inline(__always)
  func flexibility(of position: Int32) -> Flexibility { states[child(position)].flexibility }

  @inline(__always)
  func probe(_ position: Int32, asking negotiation: Negotiation) -> Flexibility {
    let child = child(position)
    let state = states.address(of: child)
    let flexibility: Flexibility
    if neverChanges(child) {
      flexibility = Flexibility(minimum: onlySize(child, proposal, negotiation)[axis])
    } else {
      let least = negotiation.measure(child, shortest, .probeMinimum)
      let most = negotiation.measure(child, longest, .probeMaximum)
      state.pointee.size = probedLength == 0 ? least : most
      flexibility = Flexibility(minimum: least[axis], maximum: most[axis])
    }
    state.pointee.flexibility = flexibility
    return flexibility
  }

  func probeMinimum(_ position: Int32, asking negotiation: Negotiation) {
    let child = child(position)
    let size =
      neverChanges(child)
      ? onlySize(child, proposal, negotiation)
      : negotiation.measure(child, shortest, .probeMinimum)
    states[child].flexibility = Flexibility(minimum: size[axis])
  }

  @inline(__always)
  func offer(_ share: Share, to position: Int32, asking negotiation: Negotiation) -> Double {
    let child = child(position)
    let state = states.address(of: child)
    let (length, offered) = (share.length, proposal.with(share.length, along: axis))
    let size =
      if neverChanges(child) {
        onlySize(child, offered, negotiation)
      } else if length == probedLength {
        state.pointee.size
      } else {
        negotiation.measure(child, offered, .offer)
      }
    state.pointee.offer = offered
    state.pointee.size = size
    return size[axis]
  }
}

extension StackSharing {
  @inline(__always)
  private func neverChanges(_ child: NodeID) -> Bool {
    !isRecording && nodes[child].traits.contains(.rigid)
  }

  @inline(__always)
  private func onlySize(_ child: NodeID, _ proposal: Proposal, _ negotiation: Negotiation) -> Size {
    let state = states.address(of: child)
    if !state.pointee.flags.contains(.knowsSize) {
      state.pointee.size = negotiation.measure(child, proposal, .offer)
      state.pointee.flags.insert(.knowsSize)
    }
    return state.pointee.size
  }
}

extension Proposal {
  /// The same proposal with another length along an axis.
  @inline(__always)
  func with(_ length: Double, along axis: Axis) -> Proposal {
    var changed = self
    changed[axis] = length
    return changed
  }
}

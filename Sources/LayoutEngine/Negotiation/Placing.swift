extension Negotiation {
  /// How a rule hands over a child it arranges: the child's origin in the parent, and the proposal and size it
  /// is placed with.
  typealias Arrangement = (_ child: NodeID, _ origin: Point, _ proposal: Proposal, _ size: Size) -> Void

  /// Puts a node somewhere and lets it place its children.
  ///
  /// - Parameters:
  ///   - origin: the node's top left corner in the container's coordinates.
  ///   - proposal: what the node is proposed for good.
  ///   - size: its answer to that proposal.
  func place(_ id: NodeID, at origin: Point, _ proposal: Proposal, _ size: Size) {
    states[id.index].frame = Rect(origin: origin, size: size)
    states[id.index].finalProposal = proposal
    let call = recorder?.beginPlace(id, origin, proposal, size)
    arrange(id, proposal, size) { child, offset, childProposal, childSize in
      self.place(child, at: origin + offset, childProposal, childSize)
    }
    if let call { recorder?.endPlace(call) }
  }

  /// Works out where a node's children go when the node is placed with a proposal and has a size.
  ///
  /// Placing and looking up alignment guides both ask here, so there is one arrangement a rule.
  func arrange(_ id: NodeID, _ proposal: Proposal, _ size: Size, _ place: Arrangement) {
    switch nodes[id.index].rule {
    case .greedy, .square, .image, .text, .spacer, .divider, .empty, .custom: return
    case .stack(let rule): arrangeStack(id, rule, proposal, size, place)
    case .zStack(let alignment): arrangeZStack(id, alignment, proposal, size, place)
    case .lazyGrid(let index): arrangeLazyGrid(id, tree.grids[Int(index)], proposal, size, place)
    case .fixedFrame(let rule): arrangeFixedFrame(id, rule, proposal, size, place)
    case .flexibleFrame(let rule): arrangeFlexibleFrame(id, rule, proposal, size, place)
    case .padding(let insets): arrangePadding(id, insets, proposal, place)
    case .secondary(let alignment): arrangeSecondary(id, alignment, proposal, size, place)
    case .aspectRatio(let ratio, let fill): arrangeAspectRatio(id, ratio.value, fill, proposal, place)
    case .fixedSize(let horizontal, let vertical): arrangeFixedSize(id, horizontal, vertical, proposal, place)
    case .offset(let distance): arrangeUnchanged(id, at: distance, proposal, size, place)
    case .layoutPriority, .neutral: arrangeUnchanged(id, at: .zero, proposal, size, place)
    }
  }

  /// Places a child in its parent by matching the same two guides of both.
  ///
  /// The parent's guides are its default ones: a frame or a background does not look at what its child says
  /// about the guides of the whole.
  func align(
    _ child: NodeID, _ alignment: Alignment, in size: Size, _ childProposal: Proposal, _ childSize: Size,
    _ place: Arrangement
  ) {
    var origin = Point.zero
    for axis in Axis.allCases {
      let own = defaultGuide(alignment[axis], size)
      origin[axis] = own - guide(alignment[axis], of: child, childProposal, childSize)
    }
    place(child, origin, childProposal, childSize)
  }
}

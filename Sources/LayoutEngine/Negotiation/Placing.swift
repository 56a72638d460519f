extension Negotiation {
  /// How a rule passes on a child that it arranges: the child's origin in the parent, and the proposal and size it is
  /// placed with.
  typealias Arrangement = (_ child: NodeID, _ origin: Point, _ proposal: Proposal, _ size: Size) -> Void

  /// Puts a node somewhere and lets it place its children.
  ///
  /// Rules arrange from left to right. Where the layout direction is right to left, each container's children are
  /// mirrored in it here, so no rule has to know.
  ///
  /// - Parameters:
  ///   - origin: the node's top left corner in the container's coordinates.
  ///   - proposal: the final proposal to the node.
  ///   - size: its answer to that proposal.
  func place(_ id: NodeID, at origin: Point, _ proposal: Proposal, _ size: Size) {
    if isStopped { return }
    let frame = Rect(origin: origin, size: size)
    frames[id] = frame
    placed[id] = true
    if !isDrawnInPlace { keepDrawing(id, frame) }
    finalProposals?[id] = proposal
    let outerCall = log?.beginPlace(id, origin, proposal, size)
    let traits = nodes[id].traits
    if traits.contains(.changesContext) {
      placeInContext(id, proposal)
    } else if !traits.contains(.leaf) {
      placeChildren(of: id, origin, proposal, size)
    }
    if let outerCall { log?.endPlace(outerCall) }
  }

  func placeChildren(of id: NodeID, _ origin: Point, _ proposal: Proposal, _ size: Size) {
    let isMirrored = nodes[id].traits.contains(.rightToLeft)
    arrange(id, proposal, size) { child, offset, childProposal, childSize in
      var offset = offset
      if isMirrored { offset.x = size.width - offset.x - childSize.width }
      self.place(child, at: origin + offset, childProposal, childSize)
    }
  }

  /// Does the same where something changes for each child before it is placed.
  ///
  /// - Parameter prepare: is given each child and the frame it will have.
  func placeChildren(of id: NodeID, in frame: Rect, _ proposal: Proposal, prepare: (NodeID, Rect) -> Void) {
    let isMirrored = nodes[id].traits.contains(.rightToLeft)
    arrange(id, proposal, frame.size) { child, offset, childProposal, childSize in
      var offset = offset
      if isMirrored { offset.x = frame.size.width - offset.x - childSize.width }
      prepare(child, Rect(origin: frame.origin + offset, size: childSize))
      self.place(child, at: frame.origin + offset, childProposal, childSize)
    }
  }

  /// Places a node that changes more for its children than their positions: the safe area, the drawing, or which
  /// children there are.
  @inline(never)
  private func placeInContext(_ id: NodeID, _ proposal: Proposal) {
    let (outerSafeArea, outerDrawing) = (safeArea, drawing)
    switch facts(of: id).context {
    case .none: break
    case .ignoresSafeArea(let edges): placeIgnoringSafeArea(id, edges, proposal)
    case .secondaryIgnoresSafeArea(let edges): placeSecondary(id, ignoring: edges, proposal)
    case .safeAreaInset: placeSafeAreaInset(id, proposal)
    case .safeAreaPadding: placeSafeAreaPadding(id, proposal)
    case .scrolling(let index): placeScrollContent(id, tree.scrollViews[Int(index)], proposal)
    case .drawing(let index): placeRenderEffect(id, tree.effects[Int(index)], proposal)
    case .content(let index): placeReaderContent(id, tree.readers[Int(index)])
    }
    (safeArea, drawing) = (outerSafeArea, outerDrawing)
  }

  /// Works out where a node's children go when the node is placed with a proposal and has a size.
  ///
  /// Placing and looking up alignment guides both ask here, so each rule has a single arrangement.
  func arrange(_ id: NodeID, _ proposal: Proposal, _ size: Size, _ place: Arrangement) {
    switch rule(of: id) {
    case .greedy, .square, .image, .text, .spacer, .divider, .empty, .custom, .geometryReader, .gridRow,
      .remainingSubviews:
      return
    case .stack(let rule): arrangeStack(id, rule, proposal, size, place)
    case .zStack(let alignment): arrangeZStack(id, alignment, proposal, size, place)
    case .lazyGrid(let index): arrangeLazyGrid(id, tree.grids[Int(index)], proposal, size, place)
    case .fixedFrame(let rule): arrangeFixedFrame(id, rule, proposal, size, place)
    case .flexibleFrame(let rule): arrangeFlexibleFrame(id, rule, proposal, size, place)
    case .padding(let insets): arrangePadding(id, insets, proposal, place)
    case .secondary(let alignment, _): arrangeSecondary(id, alignment, proposal, size, place)
    case .rowSeparator(let rule): arrangeRowSeparator(id, rule, proposal, size, place)
    case .aspectRatio(let ratio, let fill): arrangeAspectRatio(id, ratio.value, fill, proposal, place)
    case .fixedSize(let horizontal, let vertical): arrangeFixedSize(id, horizontal, vertical, proposal, place)
    case .offset(let distance): arrangeUnchanged(id, at: distance, proposal, size, place)
    case .layoutPriority, .neutral, .control, .alignmentGuide, .gridCell, .renderEffect:
      arrangeUnchanged(id, at: .zero, proposal, size, place)
    case .position(let point): arrangePosition(id, point, size, place)
    case .follower(let rule): arrangeFollower(id, rule, proposal, size, place)
    case .scrollView(let index): arrangeScrollView(id, tree.scrollViews[Int(index)], proposal, size, place)
    case .lazyStack(let rule): arrangeLazyStack(id, rule, proposal, size, place)
    case .grid(let index): arrangeGrid(id, tree.rowGrids[Int(index)], proposal, size, place)
    case .viewThatFits(let horizontal, let vertical):
      arrangeViewThatFits(id, horizontal, vertical, proposal, place)
    case .containerRelativeFrame(let index):
      arrangeContainerRelativeFrame(id, tree.relativeFrames[Int(index)], proposal, size, place)
    case .safeAreaInset(let rule): arrangeSafeAreaInset(id, rule, proposal, size, place)
    case .safeAreaPadding(let insets): arrangeSafeAreaPadding(id, insets, proposal, size, place)
    case .ignoresSafeArea: arrangeUnchanged(id, at: .zero, proposal, size, place)
    case .customLayout(let index): arrangeCustomLayout(id, tree.layouts[Int(index)], proposal, size, place)
    }
  }

  /// Places a child in its parent by matching the same two guides of both.
  ///
  /// The parent's guides are its default ones: a frame or a background ignores the guides that its child sets
  /// for the whole.
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

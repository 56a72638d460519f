extension RuleFacts {
  static var position: RuleFacts {
    .modifier(
      .remembersLast, rigidity: .never, priority: .value(0), spacing: .plain, guides: .nowhere,
      containment: .nothing, scrollInsets: .stops, context: .none)
  }
}

extension Negotiation {
  /// `position` puts the middle of its child on a point.
  ///
  /// 1. It takes what it is proposed. Where nothing is proposed on an axis, it hands its proposal to its child, and takes
  ///    the child's length on that axis.
  /// 2. When it is placed, it proposes its own size to its child.
  /// 3. The middle of the child lies on the point, counted from the top leading corner of what `position` took. The child
  ///    may stick out of that.
  func measurePosition(_ id: NodeID, _ proposal: Proposal) -> Size {
    var childSize = Size.zero
    if proposal.width == nil || proposal.height == nil {
      childSize = measure(onlyChild(of: id), proposal, .content)
    }
    var size = childSize
    for axis in Axis.allCases {
      if let length = proposal[axis] {
        size[axis] = length
        note(.takesProposal, id, axis, result: length) { $0.operand(length, .proposal(axis)) }
      } else {
        noteFollowsChild(id, axis, childSize[axis])
      }
    }
    return size
  }

  func arrangePosition(_ id: NodeID, _ point: Point, _ size: Size, _ place: Arrangement) {
    let child = onlyChild(of: id)
    let childSize = measure(child, Proposal(size), .placement)
    var origin = point
    for axis in Axis.allCases { origin[axis] -= childSize[axis] / 2 }
    place(child, origin, Proposal(size), childSize)
  }
}

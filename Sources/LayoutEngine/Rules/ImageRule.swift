extension Negotiation {
  /// An image has its natural size; a resizable one takes what it is proposed.
  ///
  /// 1. Not resizable: the natural size, whatever is proposed.
  /// 2. Resizable: each axis takes its proposal; an unspecified axis takes the natural length of that axis alone,
  ///    so the picture's ratio is not kept.
  func measureImage(_ id: NodeID, _ natural: Size, _ resizable: Bool, _ proposal: Proposal) -> Size {
    leafCalls += 1
    var size = natural
    for axis in Axis.allCases {
      if resizable, let length = proposal[axis] {
        size[axis] = length
        note(.takesProposal, id, axis, result: length) { $0.operand(length, .proposal(axis)) }
      } else {
        note(.takesNatural, id, axis, result: natural[axis]) {
          $0.operand(natural[axis], .parameter(id, axis == .horizontal ? .naturalWidth : .naturalHeight))
        }
      }
    }
    return size
  }
}

/// What a view without an ideal length of its own answers when nothing is proposed, in points.
let defaultIdealLength = 10.0

extension Negotiation {
  /// Colours, shapes, gradients and opaque content take what they are proposed.
  ///
  /// 1. A proposed length is taken literally, zero and infinity too.
  /// 2. An unspecified length is answered with 10.
  @inline(__always)
  func measureGreedy(_ id: NodeID, _ proposal: Proposal) -> Size {
    leafCalls += 1
    let ideal = Size(width: defaultIdealLength, height: defaultIdealLength)
    let size = proposal.replacingUnspecified(by: ideal)
    if recorder != nil { explainGreedy(id, proposal, size) }
    return size
  }

  func explainGreedy(_ id: NodeID, _ proposal: Proposal, _ size: Size) {
    for axis in Axis.allCases {
      if let length = proposal[axis] {
        note(.takesProposal, id, axis, result: length) { $0.operand(length, .proposal(axis)) }
      } else {
        note(.takesIdeal, id, axis, result: size[axis]) { $0.operand(size[axis], .constant) }
      }
    }
  }
}

/// What a view without an ideal length of its own answers when nothing is proposed, in points.
let defaultIdealLength = 10.0

extension RuleFacts {
  static var greedy: RuleFacts {
    .leaf(
      .takesProposal, rigidity: .never, priority: .value(0), spacing: .plain, guides: .nowhere, detail: .none,
      reasons: .proposal)
  }
}

extension Negotiation {
  /// Colours, shapes, gradients and opaque content take what they are proposed.
  ///
  /// 1. A proposed length is taken literally, zero and infinity too.
  /// 2. An unspecified length is answered with 10.
  @inline(__always)
  func measureGreedy(_ proposal: Proposal) -> Size {
    leafCalls += 1
    return proposal.replacingUnspecified(by: Size(width: defaultIdealLength, height: defaultIdealLength))
  }
}

extension AnswerExplanation {
  func explainGreedy(_ reasons: inout ReasonList) {
    for axis in Axis.allCases {
      let isProposed = call.proposal[axis] != nil
      reasons.note(isProposed ? .takesProposal : .takesIdeal, call.node, axis, result: call.size[axis]) {
        $0.operand(call.size[axis], isProposed ? .proposal(axis) : .constant)
      }
    }
  }
}

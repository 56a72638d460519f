extension RuleFacts {
  static var square: RuleFacts {
    .leaf(
      .remembersNothing, rigidity: .never, priority: .value(0), spacing: .plain, guides: .nowhere, detail: .none,
      reasons: .noted)
  }
}

extension Negotiation {
  /// A circle is greedy first and then as wide and as high as its shorter side.
  ///
  /// 1. Each axis takes its proposal, or 10 when none is made.
  /// 2. The answer is a square of the smaller of the two.
  func measureSquare(_ id: NodeID, _ proposal: Proposal) -> Size {
    leafCalls += 1
    let both = proposal.replacingUnspecified(by: Size(width: defaultIdealLength, height: defaultIdealLength))
    let side = min(both.width, both.height)
    for axis in Axis.allCases {
      note(.takesSmallerSide, id, axis, result: side) { formula in
        for of in Axis.allCases {
          formula.operand(both[of], proposal[of] == nil ? .constant : .proposal(of))
        }
        formula.apply(.minimum)
      }
    }
    return Size(width: side, height: side)
  }
}

extension RuleFacts {
  static func padding(_ insets: Insets) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .value(0),
      spacing: .ofFirstChild(exceptAt: EdgeSet(of: insets)), guides: .children,
      containment: .children, scrollInsets: .stops, context: .none)
  }
}

extension Negotiation {
  /// `padding` puts room around its child.
  ///
  /// 1. The child is proposed the proposal less the insets of both edges, never below zero; nothing stays nothing.
  /// 2. The answer is the child's length and the insets, never below zero. It may be more than was proposed.
  /// 3. The child is placed at the leading and top insets.
  func measurePadding(_ id: NodeID, _ insets: Insets, _ proposal: Proposal) -> Size {
    let childSize = measure(onlyChild(of: id), inner(proposal, insets), .content)
    let call = lastCall
    var size = Size.zero
    for axis in Axis.allCases {
      size[axis] = max(0, childSize[axis] + insets.start(axis) + insets.end(axis))
      note(.paddedLength, id, axis, result: size[axis]) { formula in
        formula.operand(childSize[axis], .answer(call: call, axis))
        formula.operand(insets.start(axis), .parameter(id, axis == .horizontal ? .leading : .top))
        formula.apply(.add)
        formula.operand(insets.end(axis), .parameter(id, axis == .horizontal ? .trailing : .bottom))
        formula.apply(.add)
        if childSize[axis] + insets.start(axis) + insets.end(axis) < 0 {
          formula.operand(0, .constant)
          formula.apply(.maximum)
        }
      }
    }
    return size
  }

  func arrangePadding(_ id: NodeID, _ insets: Insets, _ proposal: Proposal, _ place: Arrangement) {
    let child = onlyChild(of: id)
    let proposed = inner(proposal, insets)
    place(child, Point(x: insets.leading, y: insets.top), proposed, measure(child, proposed, .placement))
  }

  private func inner(_ proposal: Proposal, _ insets: Insets) -> Proposal {
    var inner = proposal
    for axis in Axis.allCases {
      inner[axis] = proposal[axis].map { max(0, $0 - insets.start(axis) - insets.end(axis)) }
    }
    return inner
  }
}

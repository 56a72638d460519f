extension RuleFacts {
  /// - Parameter baseline: that of a symbol, from its top; a picture stands on its bottom edge.
  static func image(isResizable: Bool, _ baseline: Double?) -> RuleFacts {
    .leaf(
      .remembersNothing, rigidity: isResizable ? .never : .always, priority: .value(0), spacing: .plain,
      guides: baseline.map { .baseline($0) } ?? .nowhere, detail: .none, reasons: .noted)
  }
}

extension Negotiation {
  /// An image has its natural size; a resizable one takes what it is proposed.
  ///
  /// 1. Not resizable: the natural size, whatever is proposed.
  /// 2. Resizable: each axis takes its proposal; an unspecified axis takes the natural length of that axis alone,
  ///    so the picture's ratio is not kept.
  /// 3. What its cap insets keep from being stretched has room in any case: it is not shorter than both together.
  func measureImage(
    _ id: NodeID, _ natural: Size, _ resizable: Bool, _ caps: Size, _ proposal: Proposal
  ) -> Size {
    leafCalls += 1
    var size = natural
    for axis in Axis.allCases {
      if resizable, let length = proposal[axis] {
        size[axis] = max(length, caps[axis])
        note(caps[axis] > length ? .takesMinimumLength : .takesProposal, id, axis, result: size[axis]) { formula in
          formula.operand(length, .proposal(axis))
          guard caps[axis] > 0 else { return }
          formula.operand(caps[axis], .constant)
          formula.apply(.maximum)
        }
      } else {
        note(.takesNatural, id, axis, result: natural[axis]) {
          $0.operand(natural[axis], .parameter(id, axis == .horizontal ? .naturalWidth : .naturalHeight))
        }
      }
    }
    return size
  }
}

extension RuleFacts {
  static var divider: RuleFacts {
    .leaf(
      .remembersNothing, rigidity: .never, priority: .value(0), spacing: .plain, guides: .nowhere, detail: .none,
      reasons: .noted)
  }
}

extension Negotiation {
  /// A divider is a line across the axis of the stack around it; outside a stack it lies flat.
  ///
  /// 1. Along the line: the proposal, or 10 when none is made.
  /// 2. Its thickness is 1 point on macOS and one pixel on iOS. Both were recorded.
  func measureDivider(_ id: NodeID, _ proposal: Proposal) -> Size {
    leafCalls += 1
    let across = nodes[id].stackAxis ?? .vertical
    let thickness = environment.platform == .macOS ? 1 : 1 / environment.displayScale
    let length = proposal[across.cross]
    let size = Size(along: across, thickness, across: length ?? defaultIdealLength)
    note(.takesThickness, id, across, result: thickness) { $0.operand(thickness, .constant) }
    note(length == nil ? .takesIdeal : .takesProposal, id, across.cross, result: size[across.cross]) {
      $0.operand(size[across.cross], length == nil ? .constant : .proposal(across.cross))
    }
    return size
  }
}

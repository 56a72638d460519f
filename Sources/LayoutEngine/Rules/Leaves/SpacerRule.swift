/// The minimum length of a spacer without `minLength`, in points.
let defaultSpacerLength = 8.0

extension RuleFacts {
  /// A spacer is served after everything else.
  static var spacer: RuleFacts {
    .leaf(
      .remembersNothing, rigidity: .never, priority: .value(-.infinity), spacing: .nothing, guides: .nowhere,
      detail: .finalProposal, reasons: .noted)
  }
}

extension Negotiation {
  /// A spacer takes the space of its stack's axis.
  ///
  /// 1. Along the axis of the stack around it: the proposal, but at least the minimum length (8 by default). With
  ///    nothing proposed, the minimum length.
  /// 2. Across it: nothing.
  /// 3. Outside a stack both axes follow step 1.
  func measureSpacer(_ id: NodeID, _ minimum: Double?, _ proposal: Proposal) -> Size {
    leafCalls += 1
    let least = minimum ?? defaultSpacerLength
    let origin: Formula.Origin = minimum == nil ? .constant : .parameter(id, .minLength)
    var size = Size.zero
    for axis in Axis.allCases where nodes[id].stackAxis.map({ $0 == axis }) ?? true {
      let proposed = proposal[axis]
      size[axis] = max(proposed ?? least, least)
      let grows = proposed.map { $0 > least } ?? false
      note(grows ? .takesProposal : .takesMinimumLength, id, axis, result: size[axis]) { formula in
        formula.operand(least, origin)
        guard let proposed else { return }
        formula.operand(proposed, .proposal(axis))
        formula.apply(.maximum)
      }
    }
    if let axis = nodes[id].stackAxis?.cross {
      note(.takesThickness, id, axis, result: 0) { $0.operand(0, .constant) }
    }
    return size
  }
}

extension RuleFacts {
  static var aspectRatio: RuleFacts {
    .modifier(
      .remembersAll, rigidity: .asItsChildren, priority: .value(0), spacing: .ofFirstChild(exceptAt: []),
      guides: .children,
      containment: .children, scrollInsets: .stops, context: .none)
  }
}

extension Negotiation {
  /// `aspectRatio(_:contentMode:)` proposes its child a size of a ratio, and answers whatever the child makes of it.
  ///
  /// 1. Nothing proposed on either axis: that is handed on, the ratio is not used.
  /// 2. The ratio is the one given, or that of the child's ideal size.
  /// 3. As a multiple of the ratio's height, the proposal allows `width ÷ ratio` and `height`. To fit, the smaller
  ///    counts, to fill the larger; with one axis unspecified the other decides.
  /// 4. The child is proposed that height and the ratio times it. Its answer is the answer: a child that ignores
  ///    its proposal keeps its size.
  func measureAspectRatio(_ id: NodeID, _ ratio: Double?, _ fill: Bool, _ proposal: Proposal) -> Size {
    let inner = ratioProposal(id, ratio, fill, proposal, explains: true)
    let size = measure(onlyChild(of: id), inner, .content)
    for axis in Axis.allCases { noteFollowsChild(id, axis, size[axis]) }
    return size
  }

  func arrangeAspectRatio(
    _ id: NodeID, _ ratio: Double?, _ fill: Bool, _ proposal: Proposal, _ place: Arrangement
  ) {
    let child = onlyChild(of: id)
    let inner = ratioProposal(id, ratio, fill, proposal, explains: false)
    place(child, .zero, inner, measure(child, inner, .placement))
  }

  /// Steps 1 to 3.
  private func ratioProposal(
    _ id: NodeID, _ given: Double?, _ fill: Bool, _ proposal: Proposal, explains: Bool
  ) -> Proposal {
    if proposal.width == nil, proposal.height == nil { return proposal }
    var origin = Formula.Origin.parameter(id, .ratio)
    var ratio = given ?? 0
    if given == nil {
      let ideal = measure(onlyChild(of: id), .unspecified, .ideal)
      ratio = ideal.width / ideal.height
      origin = noteRatio(id, ideal, ratio, explains)
    }
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let height = ratioHeight(ratio, fill, proposal)
    if explains { explainRatio(id, (ratio, origin), fill, proposal, height) }
    return Proposal(width: height * ratio, height: height)
  }

  private func ratioHeight(_ ratio: Double, _ fill: Bool, _ proposal: Proposal) -> Double {
    let byWidth = proposal.width.map { $0 / ratio }
    guard let byWidth, let height = proposal.height else { return byWidth ?? proposal.height ?? 0 }
    return fill ? max(byWidth, height) : min(byWidth, height)
  }

  private func noteRatio(_ id: NodeID, _ ideal: Size, _ ratio: Double, _ explains: Bool) -> Formula.Origin {
    guard explains, ratio.isFinite else { return .measured }
    let call = lastCall
    let reason = note(.ratioFromChild, id, .horizontal, result: ratio) { formula in
      formula.operand(ideal.width, .answer(call: call, .horizontal))
      formula.operand(ideal.height, .answer(call: call, .vertical))
      formula.apply(.divide)
    }
    return .reason(reason)
  }

  private func explainRatio(
    _ id: NodeID, _ ratio: (value: Double, origin: Formula.Origin), _ fill: Bool, _ proposal: Proposal,
    _ height: Double
  ) {
    let scale = note(.ratioScale, id, .vertical, result: height) { formula in
      if let width = proposal.width {
        formula.operand(width, .proposal(.horizontal))
        formula.operand(ratio.value, ratio.origin)
        formula.apply(.divide)
      }
      if let height = proposal.height { formula.operand(height, .proposal(.vertical)) }
      if proposal.width != nil, proposal.height != nil { formula.apply(fill ? .maximum : .minimum) }
    }
    note(.ratioProposal, id, .horizontal, result: height * ratio.value) { formula in
      formula.operand(height, .reason(scale))
      formula.operand(ratio.value, ratio.origin)
      formula.apply(.multiply)
    }
  }
}

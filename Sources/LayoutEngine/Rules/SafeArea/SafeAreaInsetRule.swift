/// The parameters of `safeAreaInset`.
public struct SafeAreaInsetRule: Sendable, Equatable, BitwiseCopyable {
  /// The edge at which the inset view stands.
  public var edge: Edge
  /// The gap between the inset view and the rest, in points; by default what the views prefer.
  public var spacing: OptionalLength
  /// Where the inset view sits along its edge.
  public var alignment: Guide

  /// Makes the parameters; see the properties.
  public init(edge: Edge, spacing: Double? = nil, alignment: Guide? = nil) {
    self.edge = edge
    self.spacing = OptionalLength(spacing)
    self.alignment = alignment ?? .center(edge.axis.cross)
  }
}

extension SafeAreaInsetRule {
  /// What the inset view and its gap take from a scroll view's content.
  func claim(_ bar: Size, _ gap: Double) -> Insets {
    var insets = Insets.zero
    insets[edge] = bar[edge.axis] + gap
    return insets
  }
}

extension RuleFacts {
  static var safeAreaInset: RuleFacts {
    .modifier(
      .remembersAll, rigidity: .never, priority: .value(0), spacing: .plain, guides: .firstChild,
      containment: .children, scrollInsets: .passes, context: .safeAreaInset)
  }
}

extension Negotiation {
  /// `safeAreaInset` stands a view at an edge and gives the rest to its content.
  ///
  /// 1. The inset view is proposed the full length across its edge's axis and nothing along it.
  /// 2. The content is proposed what the inset view and the gap leave. A gap that is not given is the one that a stack
  ///    would make between the two: 8 points, but other distances around texts and some controls.
  /// 3. The answer is both and the gap along the axis, and the content's length across.
  /// 4. A scroll view is not squeezed: it is proposed all, its answer is the answer, and its content keeps clear of the
  ///    inset view and the gap.
  func measureSafeAreaInset(_ id: NodeID, _ rule: SafeAreaInsetRule, _ proposal: Proposal) -> Size {
    let axis = rule.edge.axis
    let (content, inset) = (child(of: id, at: 0), child(of: id, at: 1))
    let bar = measure(inset, insetProposal(rule, proposal), .offer)
    let barCall = lastCall
    let gap = gap(id, rule)
    if let scrollView = insetScrollView(in: content) {
      claim(rule.claim(bar, gap), in: scrollView, for: id)
      let size = measure(content, proposal, .content)
      for axis in Axis.allCases { noteFollowsChild(id, axis, size[axis]) }
      return size
    }
    let size = measure(content, contentProposal(rule, proposal, bar[axis] + gap), .content)
    let contentCall = lastCall
    let along = size[axis] + bar[axis] + gap
    note(.paddedLength, id, axis, result: along) { formula in
      formula.operand(size[axis], .answer(call: contentCall, axis))
      formula.operand(bar[axis], .answer(call: barCall, axis))
      formula.apply(.add)
      formula.operand(gap, rule.spacing.value == nil ? .measured : .parameter(id, .spacing))
      formula.apply(.add)
    }
    note(.followsChild, id, axis.cross, result: size[axis.cross]) {
      $0.operand(size[axis.cross], .answer(call: contentCall, axis.cross))
    }
    return Size(along: axis, along, across: size[axis.cross])
  }

  func arrangeSafeAreaInset(
    _ id: NodeID, _ rule: SafeAreaInsetRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let axis = rule.edge.axis
    let (content, inset) = (child(of: id, at: 0), child(of: id, at: 1))
    let barProposal = insetProposal(rule, proposal)
    let bar = measure(inset, barProposal, .placement)
    let (scrollView, gap) = (insetScrollView(in: content), gap(id, rule))
    if let scrollView { claim(rule.claim(bar, gap), in: scrollView, for: id) }
    let inner = scrollView == nil ? contentProposal(rule, proposal, bar[axis] + gap) : proposal
    let contentSize = measure(content, inner, .placement)
    let contentStart = rule.edge.isStart && scrollView == nil ? bar[axis] + gap : 0
    place(content, Point(along: axis, contentStart, across: 0), inner, contentSize)
    let across = defaultGuide(rule.alignment, size) - guide(rule.alignment, of: inset, barProposal, bar)
    let barStart = rule.edge.isStart ? 0 : size[axis] - bar[axis]
    place(inset, Point(along: axis, barStart, across: across), barProposal, bar)
  }

  private func insetProposal(_ rule: SafeAreaInsetRule, _ proposal: Proposal) -> Proposal {
    Proposal(along: rule.edge.axis, nil, across: proposal[rule.edge.axis.cross])
  }

  private func contentProposal(_ rule: SafeAreaInsetRule, _ proposal: Proposal, _ taken: Double) -> Proposal {
    var inner = proposal
    let axis = rule.edge.axis
    inner[axis] = proposal[axis].map { max(0, $0 - taken) }
    return inner
  }

  /// The gap between the inset view and the content.
  private func gap(_ id: NodeID, _ rule: SafeAreaInsetRule) -> Double {
    if let spacing = rule.spacing.value { return spacing }
    let (content, inset) = (child(of: id, at: 0), child(of: id, at: 1))
    let (first, second) = rule.edge.isStart ? (inset, content) : (content, inset)
    return gap(from: first, to: second, along: rule.edge.axis)
  }

  /// Places both views; for the content the safe area ends where the inset view and the gap begin.
  func placeSafeAreaInset(_ id: NodeID, _ proposal: Proposal) {
    let (outer, frame) = (safeArea, frames[id])
    placeChildren(of: id, in: frame, proposal) { child, childFrame in
      let isContent = child == self.child(of: id, at: 0)
      self.safeArea = isContent ? outer.inside(frame, keeping: childFrame) : outer
      self.tree.safeAreas[child.rawValue] = self.safeArea
    }
  }
}

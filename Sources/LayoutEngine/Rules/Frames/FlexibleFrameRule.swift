/// The parameters of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
public struct FlexibleFrameRule: Sendable, Equatable, BitwiseCopyable {
  /// `minWidth` and `minHeight`.
  public var minimum: OptionalLengths
  /// `idealWidth` and `idealHeight`.
  public var ideal: OptionalLengths
  /// `maxWidth` and `maxHeight`.
  public var maximum: OptionalLengths
  /// Where the child sits in the frame.
  public var alignment: Alignment

  /// Makes the parameters; a length of `nil` is not given.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    minimum = OptionalLengths(width: minWidth, height: minHeight)
    ideal = OptionalLengths(width: idealWidth, height: idealHeight)
    maximum = OptionalLengths(width: maxWidth, height: maxHeight)
    self.alignment = alignment
  }
}

extension RuleFacts {
  static func flexibleFrame(_ rule: FlexibleFrameRule) -> RuleFacts {
    .frame(
      .remembersLast, rigidity: .never,
      fixedEdges: EdgeSet(bothEdgesOf: { rule.minimum[$0] != nil || rule.maximum[$0] != nil }), reasons: .noted)
  }
}

extension Negotiation {
  /// `frame(minWidth:idealWidth:maxWidth:…)` bounds the proposal and the answer, on each axis separately.
  ///
  /// First the bounds are put in order: minimum ≥ 0, ideal ≥ minimum, maximum ≥ both.
  ///
  /// 1. The child is proposed the proposal, or the ideal length, clamped to the bounds. With neither it is
  ///    proposed nothing, even where there are bounds.
  /// 2. A proposal with both bounds: the answer is the proposal, clamped, whatever the child answers.
  /// 3. No proposal but an ideal length: the answer is that.
  /// 4. Otherwise the child answers, and the answer is: with both bounds its length clamped to them; with a
  ///    minimum alone max(min(child's proposal, child), minimum); with a maximum alone
  ///    min(max(child's proposal, child), maximum); with neither the child's own.
  /// 5. The child is placed with the frame's size as its proposal, except where nothing was proposed, there is no
  ///    ideal and the size lies strictly inside the bounds: there it is proposed nothing again.
  func measureFlexibleFrame(_ id: NodeID, _ rule: FlexibleFrameRule, _ proposal: Proposal) -> Size {
    var childSize = Size.zero
    if Axis.allCases.contains(where: { LengthBounds(rule, $0).asksChild(proposal[$0]) }) {
      let inner = Proposal(onEach: { LengthBounds(rule, $0).inner(proposal[$0]) })
      childSize = measure(onlyChild(of: id), inner, .content)
    }
    return Size(onEach: { flexibleLength(id, $0, LengthBounds(rule, $0), proposal[$0], childSize[$0]) })
  }

  /// Steps 2 to 4 on one axis.
  private func flexibleLength(
    _ id: NodeID, _ axis: Axis, _ bounds: LengthBounds, _ proposed: Double?, _ child: Double
  ) -> Double {
    let call = lastCall
    if let proposed, bounds.minimum != nil, bounds.maximum != nil {
      return noteClamp(.boundedProposal, id, axis, proposed, .proposal(axis), bounds)
    }
    if proposed == nil, let ideal = bounds.ideal {
      note(.idealLength, id, axis, result: ideal) { $0.operand(ideal, .parameter(id, .ideal(axis))) }
      return ideal
    }
    switch (bounds.minimum, bounds.maximum) {
    case (_?, _?):
      return noteClamp(.boundedAnswer, id, axis, child, .answer(call: call, axis), bounds)
    case (let lower?, nil):
      let offered = bounds.inner(proposed)
      let result = max(min(offered ?? .infinity, child), lower)
      let isProposed = offered == proposed
      // What has no end does not shorten the child.
      let end = offered.flatMap { $0.isFinite ? $0 : nil }
      noteBound(id, axis, result, (end, isProposed), child, call, (.minimum, .maximum), lower, .minimum(axis))
      return result
    case (nil, let upper?):
      let offered = bounds.inner(proposed)
      let result = min(max(offered ?? -.infinity, child), upper)
      let isProposed = offered == proposed
      noteBound(id, axis, result, (offered, isProposed), child, call, (.maximum, .minimum), upper, bounds.upper(axis))
      return result
    case (nil, nil):
      noteFollowsChild(id, axis, child)
      return child
    }
  }

  private func noteClamp(
    _ step: Reason.Step, _ id: NodeID, _ axis: Axis, _ value: Double, _ origin: Formula.Origin, _ bounds: LengthBounds
  ) -> Double {
    let (lower, upper) = (bounds.minimum ?? -.infinity, bounds.maximum ?? .infinity)
    let result = min(max(value, lower), upper)
    note(step, id, axis, result: result) { formula in
      formula.operand(value, origin)
      formula.operand(lower, .parameter(id, .minimum(axis)))
      formula.operand(upper, .parameter(id, bounds.upper(axis)))
      formula.apply(.clamp)
    }
    return result
  }

  /// - Parameter offered: what the child was proposed, and whether that is the frame's own proposal rather than a bound.
  private func noteBound(
    _ id: NodeID, _ axis: Axis, _ result: Double, _ offered: (length: Double?, isProposed: Bool), _ child: Double,
    _ call: Int32,
    _ operations: (Formula.Operation, Formula.Operation), _ bound: Double, _ parameter: Parameter
  ) {
    note(.boundedAnswer, id, axis, result: result) { formula in
      formula.operand(child, .answer(call: call, axis))
      if let length = offered.length {
        formula.operand(length, offered.isProposed ? .proposal(axis) : .parameter(id, parameter))
        formula.apply(operations.0)
      }
      formula.operand(bound, .parameter(id, parameter))
      formula.apply(operations.1)
    }
  }

  func arrangeFlexibleFrame(
    _ id: NodeID, _ rule: FlexibleFrameRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    var inner = Proposal(size)
    for axis in Axis.allCases where LengthBounds(rule, axis).staysUnspecified(proposal[axis], size[axis]) {
      inner[axis] = nil
    }
    let child = onlyChild(of: id)
    align(child, rule.alignment, in: size, inner, measure(child, inner, .placement), place)
  }
}

/// One axis of a flexible frame, its bounds in order.
private struct LengthBounds {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?
  /// Whether the maximum was raised, as limits that contradict each other are put in order.
  private var isRaised: Bool

  init(_ rule: FlexibleFrameRule, _ axis: Axis) {
    let lower = rule.minimum[axis].map { max($0, 0) }
    let middle = rule.ideal[axis].map { max($0, lower ?? $0) }
    minimum = lower
    ideal = middle
    maximum = rule.maximum[axis].map { max($0, middle ?? lower ?? $0) }
    isRaised = maximum ?? 0 > rule.maximum[axis] ?? .infinity
  }

  /// The argument that gives the maximum.
  func upper(_ axis: Axis) -> Parameter {
    if !isRaised { return .maximum(axis) }
    return maximum == minimum ? .minimum(axis) : .ideal(axis)
  }

  /// What the child is proposed for a proposal to the frame.
  func inner(_ proposed: Double?) -> Double? {
    guard let length = proposed ?? ideal else { return nil }
    return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// Whether the frame's length depends on the child.
  func asksChild(_ proposed: Double?) -> Bool {
    proposed == nil ? ideal == nil : minimum == nil || maximum == nil
  }

  /// Whether the child is placed with nothing proposed.
  func staysUnspecified(_ proposed: Double?, _ length: Double) -> Bool {
    proposed == nil && ideal == nil && length > (minimum ?? -.infinity) && length < (maximum ?? .infinity)
  }
}

extension Parameter {
  static func minimum(_ axis: Axis) -> Parameter { axis == .horizontal ? .minWidth : .minHeight }
  static func ideal(_ axis: Axis) -> Parameter { axis == .horizontal ? .idealWidth : .idealHeight }
  static func maximum(_ axis: Axis) -> Parameter { axis == .horizontal ? .maxWidth : .maxHeight }
}

/// The parameters of `frame(width:height:alignment:)`.
public struct FixedFrameRule: Sendable, Equatable, BitwiseCopyable {
  /// The given width and height.
  public var lengths: OptionalLengths
  /// Where the child sits in the frame.
  public var alignment: Alignment

  /// Makes the parameters; a length of `nil` is not given.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    lengths = OptionalLengths(width: width, height: height)
    self.alignment = alignment
  }
}

extension FixedFrameRule {
  /// Both lengths are given, so the child is not asked.
  var isComplete: Bool { completeSize != nil }

  /// The frame's size when it does not depend on the child.
  @inline(__always) var completeSize: Size? {
    guard let width = lengths.horizontal.value, let height = lengths.vertical.value else { return nil }
    return Size(width: width, height: height)
  }
}

extension RuleFacts {
  static func fixedFrame(_ rule: FixedFrameRule) -> RuleFacts {
    .frame(
      rule.isComplete ? .keepsItsSize : .remembersLast, rigidity: rule.isComplete ? .always : .never,
      fixedEdges: EdgeSet(bothEdgesOf: { rule.lengths[$0] != nil }), reasons: rule.isComplete ? .ownLengths : .noted)
  }
}

extension Negotiation {
  /// `frame(width:height:alignment:)` has the given lengths, and follows its child on an axis without one.
  ///
  /// 1. The child is proposed the given length, or the frame's own proposal on an axis without one.
  /// 2. The answer is the given length, or the child's. With both lengths given the child is not asked.
  /// 3. The child is placed by matching its guide for the alignment with the frame's default one; a child that is
  ///    larger keeps its size and sticks out.
  func measureFixedFrame(_ id: NodeID, _ rule: FixedFrameRule, _ proposal: Proposal) -> Size {
    let childSize = measure(onlyChild(of: id), rule.inner(proposal), .content)
    var size = childSize
    for axis in Axis.allCases {
      if let length = rule.lengths[axis] {
        size[axis] = length
        note(.fixedLength, id, axis, result: length) {
          $0.operand(length, .parameter(id, .length(axis)))
        }
      } else {
        noteFollowsChild(id, axis, childSize[axis])
      }
    }
    return size
  }

  /// Step 2 for a frame with both lengths given.
  @inline(__always)
  func measureCompleteFrame(_ id: NodeID) -> Size {
    leafCalls += 1
    guard case .fixedFrame(let rule) = rule(of: id) else { return .zero }
    return rule.completeSize ?? .zero
  }

  func arrangeFixedFrame(
    _ id: NodeID, _ rule: FixedFrameRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let inner = rule.inner(proposal)
    let child = onlyChild(of: id)
    align(child, rule.alignment, in: size, inner, measure(child, inner, .placement), place)
  }
}

extension FixedFrameRule {
  /// What the child is proposed.
  fileprivate func inner(_ proposal: Proposal) -> Proposal {
    Proposal(onEach: { lengths[$0] ?? proposal[$0] })
  }
}

extension AnswerExplanation {
  func explainOwnLengths(_ reasons: inout ReasonList) {
    for axis in Axis.allCases {
      reasons.note(.fixedLength, call.node, axis, result: call.size[axis]) {
        $0.operand(call.size[axis], .parameter(call.node, .length(axis)))
      }
    }
  }
}

extension Parameter {
  static func length(_ axis: Axis) -> Parameter { axis == .horizontal ? .width : .height }
}

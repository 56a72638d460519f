public import LayoutEngine

// The one place that words the steps of a negotiation.
extension NegotiationSteps {
  /// The name of a view of the steps for a reader.
  public func name(of id: NodeID) -> String {
    guard let node = record.node(id) else { return "" }
    return subject.kind == .chain || id == subject.node ? NodeName.call(of: node) : record.askedName(of: node)
  }

  /// The name of the view that asks or places in a step.
  public func parentName(_ step: Step) -> String {
    step.parent.flatMap { record.node($0) }.map { NodeName.name(of: $0) } ?? "container"
  }

  /// A title for all of the steps.
  public var title: String {
    let name = subject.chain.last.flatMap { record.node($0) }.map { NodeName.name(of: $0) } ?? ""
    return "How " + name + " gets its size" + (subject.kind == .chain ? "" : ", and its children their places")
  }

  /// What happens in a step, with its numbers, and why the answer is what it is.
  public func sentence(_ step: Step) -> String {
    let name = name(of: step.node)
    let size = step.size.map { LengthText.size($0) } ?? ""
    switch step.kind {
    case .asked: return question(step, name) + "."
    case .answered:
      let answer = step.isLater ? name + " answers " : question(step, name) + ". It answers "
      return ([answer + size + memory(step) + "."] + why(step)).joined(separator: " ")
    case .placed:
      let origin = step.origin ?? .zero
      return asker(step) + " places " + name + " at " + LengthText.length(origin.x) + ", "
        + LengthText.length(origin.y) + " with " + size + "."
    }
  }

  private func asker(_ step: Step) -> String { step.parent == nil ? "The container" : parentName(step) }

  private func question(_ step: Step, _ name: String) -> String {
    let proposal = LengthText.proposal(step.proposal)
    switch step.purpose {
    case .root, .offer: return asker(step) + " offers " + name + " " + proposal
    case .probeMinimum: return asker(step) + " asks how small " + name + " can be, with " + proposal
    case .probeMaximum: return asker(step) + " asks how large " + name + " can be, with " + proposal
    case .ideal: return asker(step) + " asks " + name + " for its ideal size, with " + proposal
    case .content: return asker(step) + " proposes " + proposal + " to " + name
    case .placement: return asker(step) + " proposes " + proposal + " to " + name + " as it places it"
    }
  }

  /// Where a remembered answer comes from: a step that a reader can go to, else a call of the record.
  private func memory(_ step: Step) -> String {
    guard let earlier = step.answer?.answeredBy else { return "" }
    let isSame = record.proposal(ofCall: earlier).map { FirstDifference.isSame($0, step.proposal) } ?? false
    let place = steps.lastIndex { $0.call == earlier && $0.kind == .answered }.map { "step \($0 + 1)" }
    return (isSame ? ", remembered from " : ", the same as in ") + (place ?? "call \(earlier)")
  }

  /// The steps of its rule that gave it its lengths; none for a remembered answer, and none that only pass on the
  /// answer of the view inside.
  private func why(_ step: Step) -> [String] {
    guard let answer = step.answer, !answer.cached else { return [] }
    let all = record.reasons(in: answer.reasons)
    let reasons = all.filter { reason in
      reason.node == step.node && reason.subject < 0 && reason.step.decidesSize
        && !reason.follows(DecidedFormula(reason.formula))
    }
    let sentences = ReasonSentences(record)
    return Axis.allCases.compactMap { axis in
      guard let reason = reasons.last(where: { $0.axis == axis }) else { return nil }
      let line = sentences.line(reason, scale: all.scale)
      return (axis == .horizontal ? "Width" : "Height") + line.drop { $0 != ":" } + "."
    }
  }
}

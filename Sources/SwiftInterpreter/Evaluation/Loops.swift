internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// What a loop does after its body has run once.
private enum LoopStep {
  case again
  case end
  /// An outer statement is meant.
  case leave(Flow)

  init(_ flow: Flow, label: String?) {
    switch flow {
    case .next, .fellThrough: self = .again
    case .broke(let name): self = name == nil || name == label ? .end : .leave(flow)
    case .continued(let name): self = name == nil || name == label ? .again : .leave(flow)
    case .returned: self = .leave(flow)
    }
  }
}

extension Evaluator {
  /// `for … in`
  func iterate(
    _ loop: ForLoop, _ label: String?, in scope: Scope, returning type: SwiftType
  ) throws(Diagnostics) -> Flow {
    let sequence = try value(loop.sequence, in: scope)
    for element in try elements(of: sequence, loop.sequence.source) {
      try step(loop.sequence.source)
      let local = Scope(parent: scope)
      guard try matches(loop.pattern, element, in: local, loop.sequence.source) else { continue }
      if case .binding(let name) = loop.pattern {
        local.declare(name, element, type: boundType(element, writtenAs: elementType(of: loop.sequence, in: scope)))
      }
      if let filter = loop.filter, !(try boolean(filter, in: local)) { continue }
      switch LoopStep(try execute(loop.body, in: local, returning: type), label: label) {
      case .again: continue
      case .end: return .next
      case .leave(let flow): return flow
      }
    }
    return .next
  }

  /// `while`
  func iterate(
    _ body: [Statement], while conditions: [Condition], _ label: String?, in scope: Scope, returning type: SwiftType,
    _ source: SourceRange
  ) throws(Diagnostics) -> Flow {
    var local = Scope(parent: scope)
    let sleeps = tasks.sleeps
    while try holdsAgain(conditions, in: local, since: sleeps, source) {
      switch LoopStep(try execute(body, in: local, returning: type), label: label) {
      case .again: local = Scope(parent: scope)
      case .end: return .next
      case .leave(let flow): return flow
      }
    }
    return .next
  }

  /// `repeat … while`
  func iterate(
    _ body: [Statement], thenWhile condition: Expression, _ label: String?, in scope: Scope,
    returning type: SwiftType, _ source: SourceRange
  ) throws(Diagnostics) -> Flow {
    let sleeps = tasks.sleeps
    repeat {
      try step(source)
      switch LoopStep(try execute(body, in: Scope(parent: scope), returning: type), label: label) {
      case .again: break
      case .end: return .next
      case .leave(let flow): return flow
      }
    } while try holdsAgain(
      [Condition(.boolean(condition), source: condition.source)], in: scope, since: sleeps, source)
    return .next
  }

  /// Whether a loop runs once more: not when that is not known, because it would run without end.
  ///
  /// - Parameter sleeps: How often a task had slept before the loop.
  /// - Throws: That the loop never ends and takes time: what it does the first time round is shown.
  private func holdsAgain(
    _ conditions: [Condition], in scope: Scope, since sleeps: Int, _ source: SourceRange
  ) throws(Diagnostics) -> Bool {
    try step(source)
    if tasks.sleeps > sleeps, conditions.allSatisfy({ $0.isTrue }) { throw .endlessWait(source) }
    return try holds(conditions, ofLoop: true, in: scope)
  }

  private func elementType(of sequence: Expression, in scope: Scope) -> SwiftType {
    staticType(sequence, in: scope).unwrapped.elementType
  }
}

extension Condition {
  /// Whether it is `true`, as that of a loop that never ends.
  fileprivate var isTrue: Bool {
    guard case .boolean(let expression) = kind, case .boolean(true) = expression.kind else { return false }
    return true
  }
}

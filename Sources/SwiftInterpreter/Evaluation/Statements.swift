internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// How a statement ended.
enum Flow {
  case next
  case returned(Value)
  /// `break` and `continue` with the label they name.
  case broke(String?)
  case continued(String?)
  case fellThrough
}

extension Evaluator {
  /// Runs statements in order until one leaves them.
  func execute(
    _ statements: [Statement], in scope: Scope, returning type: SwiftType
  ) throws(Diagnostics) -> Flow {
    var deferred: [[Statement]] = []
    var flow = Flow.next
    declareFunctions(of: statements, in: scope)
    do throws(Diagnostics) {
      for statement in statements {
        if case .deferring(let body) = statement.kind {
          deferred.append(body)
          continue
        }
        flow = try execute(statement, in: scope, returning: type)
        guard case .next = flow else { break }
      }
    } catch {
      try run(deferred, in: scope)
      throw error
    }
    try run(deferred, in: scope)
    return flow
  }

  /// Declares the functions among statements, which those before them may call.
  func declareFunctions(of statements: [Statement], in scope: Scope) {
    var declared: [String: ClosureValue] = [:]
    for statement in statements {
      guard case .function(let function) = statement.kind else { continue }
      if let other = declared[function.name] {
        other.overloads.append(function)
        continue
      }
      let value = functionValue(function, scope)
      declared[function.name] = value
      scope.declare(function.name, .closure(value))
    }
  }

  /// Runs the blocks that `defer` put off, in reverse order.
  private func run(_ deferred: [[Statement]], in scope: Scope) throws(Diagnostics) {
    for body in deferred.reversed() { _ = try execute(body, in: Scope(parent: scope), returning: .void) }
  }

  private func execute(
    _ statement: Statement, in scope: Scope, returning type: SwiftType, label: String? = nil
  ) throws(Diagnostics) -> Flow {
    try enter(statement.source)
    defer { leave() }
    switch statement.kind {
    case .expression(let expression):
      let value = try value(expression, in: scope)
      // The function makes what stands in for it: no code follows, not even a return.
      if type != .void, case .opaque = value, expression.endsProgram { return .returned(value) }
    case .variable(let variable): try declare(variable, in: scope)
    case .function: break
    case .conditional(let conditional): return try branch(conditional, in: scope, returning: type)
    case .guarding(let conditions, let otherwise):
      if !(try holds(conditions, in: scope)) {
        return try execute(otherwise, in: Scope(parent: scope), returning: type)
      }
    case .selection(let selection): return try select(selection, in: scope, returning: type, statement.source)
    case .forEach(let loop): return try iterate(loop, label, in: scope, returning: type)
    case .whileLoop(let conditions, let body):
      return try iterate(body, while: conditions, label, in: scope, returning: type, statement.source)
    case .repeatLoop(let body, let condition):
      return try iterate(body, thenWhile: condition, label, in: scope, returning: type, statement.source)
    case .labelled(let name, let inner):
      let flow = try execute(inner, in: scope, returning: type, label: name)
      if case .broke(let left) = flow, left == name { return .next }
      return flow
    case .deferring: break
    case .throwing(let expression): throw thrown(try value(expression, in: scope), statement.source)
    case .attempting(let body, let catches):
      return try attempt(body, catches, in: scope, returning: type)
    case .returning(let expression):
      guard let expression else { return .returned(.void) }
      return .returned(try typed(expression, as: type == .void ? .any : type, in: scope))
    case .breaking(let label): return .broke(label)
    case .continuing(let label): return .continued(label)
    case .fallingThrough: return .fellThrough
    }
    return .next
  }

  private func branch(
    _ conditional: Conditional, in scope: Scope, returning type: SwiftType
  ) throws(Diagnostics) -> Flow {
    let inner = Scope(parent: scope)
    if try holds(conditional.conditions, in: inner) {
      return try execute(conditional.then, in: Scope(parent: inner), returning: type)
    }
    guard let otherwise = conditional.otherwise else { return .next }
    return try execute(otherwise, in: Scope(parent: scope), returning: type)
  }

  /// Whether all conditions hold; what they bind is declared in the scope.
  ///
  /// - Parameter ofLoop: what is not known does not hold then.
  func holds(
    _ conditions: [Condition], ofLoop isLoop: Bool = false, in scope: Scope
  ) throws(Diagnostics) -> Bool {
    func ends(_ value: Value) -> Bool {
      guard isLoop, case .opaque(let opaque) = value else { return false }
      use(opaque)
      return true
    }
    for condition in conditions {
      switch condition.kind {
      case .boolean(let expression):
        let value = try typed(expression, as: .bool, in: scope)
        if ends(value) || !isTrue(value) { return false }
      case .optionalBinding(let name, let expression):
        let source = expression ?? Expression(.identifier(name), source: condition.source)
        let value = try value(source, in: scope)
        if value.isNil || ends(value) || isAbsent(value) { return false }
        if name != "_" {
          scope.declare(name, value, type: boundType(value, writtenAs: staticType(source, in: scope)))
        }
      case .pattern(let pattern, let expression):
        let value = try value(expression, in: scope)
        if ends(value) { return false }
        if !(try matches(pattern, value, in: scope, condition.source)) { return false }
      }
    }
    return true
  }

  /// Whether a value is missing where an optional is looked into.
  private func isAbsent(_ value: Value) -> Bool {
    guard case .opaque(let opaque) = value, opaque.isAbsent else { return false }
    use(opaque)
    return true
  }

  private func select(
    _ selection: Selection, in scope: Scope, returning type: SwiftType, _ source: SourceRange
  ) throws(Diagnostics) -> Flow {
    let subject = try value(selection.subject, in: scope)
    guard let start = try matchingCase(selection, subject, in: scope) else { throw .unmatchedSwitch(source) }
    var index = start.index
    var local = start.scope
    while index < selection.cases.count {
      let flow = try execute(selection.cases[index].body, in: local, returning: type)
      guard case .fellThrough = flow else {
        if case .broke(nil) = flow { return .next }
        return flow
      }
      index += 1
      local = Scope(parent: scope)
    }
    return .next
  }

  /// The first case that matches, with a scope that holds what its pattern binds.
  func matchingCase(
    _ selection: Selection, _ subject: Value, in scope: Scope
  ) throws(Diagnostics) -> (index: Int, scope: Scope)? {
    for (index, candidate) in selection.cases.enumerated() {
      if candidate.patterns.isEmpty { return (index, Scope(parent: scope)) }
      for (pattern, filter) in candidate.patterns {
        let local = Scope(parent: scope)
        guard try matches(pattern, subject, in: local, candidate.source) else { continue }
        if let filter, !(try boolean(filter, in: local)) { continue }
        return (index, local)
      }
    }
    // An opaque value is one of the cases, and nobody knows which: the first.
    if case .opaque(let opaque) = subject, let first = selection.cases.first?.patterns.first {
      let local = Scope(parent: scope)
      bind(first.pattern, to: opaque, in: local)
      return (0, local)
    }
    return nil
  }

  /// `if` or `switch` used as a value.
  func valueOfStatement(
    _ statement: Statement, as expected: SwiftType, in scope: Scope
  ) throws(Diagnostics) -> Value {
    switch statement.kind {
    case .conditional(let conditional):
      let inner = Scope(parent: scope)
      let branch = try holds(conditional.conditions, in: inner) ? conditional.then : conditional.otherwise ?? []
      return try valueOfBranch(branch, as: expected, in: inner, statement.source)
    case .selection(let selection):
      let subject = try value(selection.subject, in: scope)
      guard let match = try matchingCase(selection, subject, in: scope) else {
        throw .unmatchedSwitch(statement.source)
      }
      return try valueOfBranch(selection.cases[match.index].body, as: expected, in: match.scope, statement.source)
    case .expression(let expression): return try value(expression, as: expected, in: scope)
    default: throw .missingReturn(statement.source)
    }
  }

  private func valueOfBranch(
    _ branch: [Statement], as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    guard let last = branch.last, let expression = last.implicitResult else { throw .missingReturn(source) }
    _ = try execute(Array(branch.dropLast()), in: scope, returning: .any)
    return try value(expression, as: expected, in: scope)
  }
}

extension Expression {
  /// Whether it is a call after which there is no program.
  fileprivate var endsProgram: Bool {
    guard case .call(let call) = kind, case .identifier(let name) = call.callee.kind else { return false }
    return Catalog.programEnds.contains(name)
  }
}

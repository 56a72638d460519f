internal import LayoutEngine

/// How a statement ended.
enum Flow {
  case next
  case returned(Value)
  case broke
  case continued
  case fellThrough
}

extension Evaluator {
  /// Runs statements in order until one leaves them.
  func execute(
    _ statements: [Statement], in scope: Scope, returning type: SwiftType
  ) throws(Diagnostics) -> Flow {
    for statement in statements {
      let flow = try execute(statement, in: scope, returning: type)
      if case .next = flow { continue }
      return flow
    }
    return .next
  }

  private func execute(
    _ statement: Statement, in scope: Scope, returning type: SwiftType
  ) throws(Diagnostics) -> Flow {
    try enter(statement.source)
    defer { leave() }
    switch statement.kind {
    case .expression(let expression): _ = try value(expression, in: scope)
    case .variable(let variable): try declare(variable, in: scope)
    case .function(let function): scope.declare(function.name, .closure(functionValue(function, scope)))
    case .type: throw .error("unsupported", "a type inside a function is not supported by Haggle yet", statement.source)
    case .conditional(let conditional):
      let inner = Scope(parent: scope)
      if try holds(conditional.conditions, in: inner) {
        return try execute(conditional.then, in: Scope(parent: inner), returning: type)
      }
      if let otherwise = conditional.otherwise {
        return try execute(otherwise, in: Scope(parent: scope), returning: type)
      }
    case .guarding(let conditions, let otherwise):
      if !(try holds(conditions, in: scope)) {
        return try execute(otherwise, in: Scope(parent: scope), returning: type)
      }
    case .selection(let selection): return try select(selection, in: scope, returning: type, statement.source)
    case .forEach(let loop): return try iterate(loop, in: scope, returning: type)
    case .whileLoop(let conditions, let body):
      while try holdsAgain(conditions, in: scope, statement.source) {
        switch try execute(body, in: Scope(parent: scope), returning: type) {
        case .broke: return .next
        case .returned(let value): return .returned(value)
        default: continue
        }
      }
    case .repeatLoop(let body, let condition):
      repeat {
        try step(statement.source)
        switch try execute(body, in: Scope(parent: scope), returning: type) {
        case .broke: return .next
        case .returned(let value): return .returned(value)
        default: break
        }
      } while try boolean(condition, in: scope)
    case .returning(let expression):
      guard let expression else { return .returned(.void) }
      return .returned(try typed(expression, as: type == .void ? .any : type, in: scope))
    case .breaking: return .broke
    case .continuing: return .continued
    case .fallingThrough: return .fellThrough
    }
    return .next
  }

  /// Makes a local variable.
  func declare(_ variable: VariableDeclaration, in scope: Scope) throws(Diagnostics) {
    if let getter = variable.getter {
      // A local computed property is a closure that is called when it is read; here it is read once.
      let type = swiftType(variable.type)
      let value = try run(getter, in: Scope(parent: scope), returning: type, isBuilder: false, variable.source)
      return scope.declare(variable.name, value, type: type)
    }
    guard variable.initialValue != nil else {
      return scope.declare(variable.name, .none, type: swiftType(variable.type))
    }
    let value = try initialValue(of: variable, in: scope)
    let type = variable.type == nil ? inferredType(of: value) : swiftType(variable.type)
    if variable.attribute("State") != nil {
      // `@Previewable @State` in a preview's own statements.
      let box = memory.states.box(variable.name, at: Identities.root, initially: value)
      return scope.declare(variable.name, .state(box), type: type)
    }
    if variable.name != "_" { scope.declare(variable.name, value, type: type) }
  }

  /// A variable's initial value as its declared type.
  func initialValue(of variable: VariableDeclaration, in scope: Scope) throws(Diagnostics) -> Value {
    guard let expression = variable.initialValue else { return .none }
    let type = swiftType(variable.type)
    guard let index = variable.tupleElement else { return try typed(expression, as: type, in: scope) }
    let value = try value(expression, in: scope)
    guard case .tuple(let elements) = value, index < elements.count else {
      throw .wrongType(typeName(of: value), wanted: .tuple([.any, .any]), expression.source)
    }
    return elements[index].value
  }

  /// Whether all conditions hold; what they bind is declared in the scope.
  func holds(_ conditions: [Condition], in scope: Scope) throws(Diagnostics) -> Bool {
    for condition in conditions {
      switch condition.kind {
      case .boolean(let expression):
        if !(try boolean(expression, in: scope)) { return false }
      case .optionalBinding(let name, let expression):
        let source = expression ?? Expression(.identifier(name), source: condition.source)
        let value = try value(source, in: scope)
        if case .none = value { return false }
        if name != "_" { scope.declare(name, value, type: inferredType(of: value)) }
      case .pattern(let pattern, let expression):
        let value = try value(expression, in: scope)
        if !(try matches(pattern, value, in: scope, condition.source)) { return false }
      }
    }
    return true
  }

  private func holdsAgain(
    _ conditions: [Condition], in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Bool {
    try step(source)
    return try holds(conditions, in: scope)
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
        if case .broke = flow { return .next }
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
    return nil
  }

  private func iterate(_ loop: ForLoop, in scope: Scope, returning type: SwiftType) throws(Diagnostics) -> Flow {
    let sequence = try value(loop.sequence, in: scope)
    for element in try elements(of: sequence, loop.sequence.source) {
      try step(loop.sequence.source)
      let local = Scope(parent: scope)
      guard try matches(loop.pattern, element, in: local, loop.sequence.source) else { continue }
      if let filter = loop.filter, !(try boolean(filter, in: local)) { continue }
      switch try execute(loop.body, in: local, returning: type) {
      case .broke: return .next
      case .returned(let value): return .returned(value)
      default: continue
      }
    }
    return .next
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

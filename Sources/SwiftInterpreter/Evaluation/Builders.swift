package import struct LayoutEngine.SourceRange
package import ViewProgram

/// Result builders: statements whose expressions are the components.
extension Evaluator {
  /// The components that a builder's closure makes.
  package func components(
    from closure: ClosureValue, _ arguments: [Value], _ source: SourceRange
  ) throws(Diagnostics) -> [Value] {
    try enter(source)
    defer { leave() }
    switch closure.body {
    case .written(let written, let captured):
      let local = closureScope(written, captured, arguments, closure.parameterTypes)
      // With an explicit result type, `{ proxy -> Color in … }`, it is an ordinary function.
      if let result = written.result, result.name != catalog.builder.result {
        let value = try run(
          written.body, in: local, returning: swiftType(result), isBuilder: false, source)
        return [try framework.component(value, source, self)]
      }
      return try components(of: written.body, in: local)
    case .function(let function, let captured):
      let local = Scope(parent: captured)
      for (index, parameter) in function.parameters.enumerated() where index < arguments.count {
        local.declare(parameter.name, arguments[index], type: swiftType(parameter.type))
      }
      return try components(of: function.body, in: local)
    case .native(let function):
      return [try framework.component(try function(self, arguments, source), source, self)]
    }
  }

  /// The components that a builder's statements make, in order.
  package func components(of statements: [Statement], in scope: Scope) throws(Diagnostics) -> [Value] {
    var components: [Value] = []
    if statements.isPlainCode, let last = statements.last {
      do throws(Diagnostics) {
        guard case .returned(let value) = try execute(statements, in: scope, returning: .any) else {
          throw Diagnostics.missingReturn(last.source)
        }
        return [try framework.component(value, last.source, self)]
      } catch {
        try goOn(after: error, last, in: scope, &components)
        return components
      }
    }
    declareFunctions(of: statements, in: scope)
    for statement in statements {
      do throws(Diagnostics) {
        let isLeft = try build(statement, in: scope, &components)
        if isLeft { break }
      } catch {
        try goOn(after: error, statement, in: scope, &components)
      }
    }
    return components
  }

  /// Adds a statement's components; true when the statement returns.
  private func build(
    _ statement: Statement, in scope: Scope, _ components: inout [Value]
  ) throws(Diagnostics) -> Bool {
    try enter(statement.source)
    defer { leave() }
    switch statement.kind {
    case .expression(let expression): try add(expression, in: scope, &components)
    case .variable(let variable): try declare(variable, in: scope)
    case .function: break
    case .conditional(let conditional):
      let inner = Scope(parent: scope)
      if try holds(conditional.conditions, in: inner) {
        components += try chosen(conditional.then, in: Scope(parent: inner))
      } else if let otherwise = conditional.otherwise {
        components += try chosen(otherwise, in: Scope(parent: scope))
      }
    case .selection(let selection):
      let subject = try value(selection.subject, in: scope)
      guard let match = try matchingCase(selection, subject, in: scope) else {
        throw .unmatchedSwitch(statement.source)
      }
      components += try chosen(selection.cases[match.index].body, in: match.scope)
    case .returning(let expression):
      if let expression { try add(expression, in: scope, &components) }
      return true
    case .guarding(let conditions, let otherwise):
      if try holds(conditions, in: scope) { return false }
      components += try self.components(of: otherwise, in: Scope(parent: scope))
      return true
    case .forEach, .whileLoop, .repeatLoop: throw framework.notInBuilder("a loop", statement.source)
    case .labelled: throw framework.notInBuilder("a labelled statement", statement.source)
    case .deferring: throw framework.notInBuilder("'defer'", statement.source)
    case .throwing: throw framework.notInBuilder("'throw'", statement.source)
    case .attempting(let body, let catches): components += try attempted(body, catches, in: scope)
    case .breaking, .continuing, .fallingThrough: return false
    }
    return false
  }

  /// The components of the statements that a condition has chosen.
  private func chosen(_ statements: [Statement], in scope: Scope) throws(Diagnostics) -> [Value] {
    try components(of: statements, in: scope).map { framework.chosen($0) }
  }

  /// Notes the error of a statement, whose names are then unknown; where it is no mistake, something stands in.
  private func goOn(
    after error: Diagnostics, _ statement: Statement, in scope: Scope, _ components: inout [Value]
  ) throws(Diagnostics) {
    guard isGap(error), let reason = error.all.first else {
      try note(error)
      for name in statement.names { scope.declare(name, .unknown) }
      return
    }
    try standIn(for: statement, reason, in: scope, &components)
  }

  /// Goes on after a statement of which something is not known: a component stands in for those that it would make, and
  /// an opaque value for what it declares.
  private func standIn(
    for statement: Statement, _ reason: Diagnostic, in scope: Scope, _ components: inout [Value]
  ) throws(Diagnostics) {
    let source = reason.source ?? statement.source
    for name in statement.names {
      let origin = OpaqueValue.Origin(name: name, source: source, reason: reason)
      scope.declare(name, .opaque(noted(OpaqueValue(origin, text: name))))
    }
    guard let text = statement.componentText else { return }
    let value = OpaqueValue(OpaqueValue.Origin(name: text, source: source, reason: reason), text: text)
    components.append(try framework.component(.opaque(noted(value)), statement.source, self))
  }

  private func add(_ expression: Expression, in scope: Scope, _ components: inout [Value]) throws(Diagnostics) {
    let value = try value(expression, in: scope)
    if case .void = value { return }
    components.append(try framework.component(value, expression.source, self))
  }
}

internal import struct LayoutEngine.SourceRange
package import ViewProgram

/// Result builders that the program declares: `@resultBuilder enum Lines { static func buildBlock… }`.
extension Evaluator {
  /// The program's own result builder among some attributes.
  func ownBuilder(_ attributes: [Attribute]) -> TypeInfo? {
    for attribute in attributes {
      // `typealias RowBuilder = ListBuilder<Row>`
      let named = alias(attribute.name).map { $0.type.name } ?? attribute.name
      if let info = ownType(named), info.source?.isAttributed("resultBuilder") ?? false { return info }
    }
    return nil
  }

  /// The attribute of the library's result builder among some attributes; one of the program's own of that name is none.
  package func libraryBuilder(_ attributes: [Attribute]) -> Attribute? {
    catalog.builder.attribute(among: attributes).flatMap { ownBuilder([$0]) == nil ? $0 : nil }
  }

  /// A closure whose statements the builder puts together.
  func built(_ closure: ClosureValue, by builder: TypeInfo) -> ClosureValue {
    guard case .written(let written, let captured) = closure.body else { return closure }
    let value = ClosureValue(
      .native { (evaluator, arguments, source) throws(Diagnostics) -> Value in
        let local = evaluator.closureScope(written, captured, arguments)
        return try evaluator.built(written.body, by: builder, in: local, source)
      })
    liveObjects.add(value)
    return value
  }

  /// The value that a builder makes from statements.
  func built(
    _ statements: [Statement], by builder: TypeInfo, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    let block = try block(statements, by: builder, in: scope, source)
    return try call("buildFinalResult", of: builder, [(nil, block)], source) ?? block
  }

  private func block(
    _ statements: [Statement], by builder: TypeInfo, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    try enter(source)
    defer { leave() }
    var components: [Value] = []
    for statement in statements {
      if let component = try component(of: statement, by: builder, in: scope) { components.append(component) }
    }
    if builder.staticMethods["buildPartialBlock"] != nil, let first = components.first {
      var result = try call("buildPartialBlock", of: builder, [("first", first)], source) ?? first
      for next in components.dropFirst() {
        let parts: [(label: String?, value: Value)] = [("accumulated", result), ("next", next)]
        result = try call("buildPartialBlock", of: builder, parts, source) ?? result
      }
      return result
    }
    let parts: [(label: String?, value: Value)] = components.map { (label: nil, value: $0) }
    return try call("buildBlock", of: builder, parts, source) ?? .array(components)
  }

  private func component(
    of statement: Statement, by builder: TypeInfo, in scope: Scope
  ) throws(Diagnostics) -> Value? {
    let source = statement.source
    switch statement.kind {
    case .expression(let expression):
      let value = try value(expression, in: scope)
      if case .void = value { return nil }
      return try call("buildExpression", of: builder, [(nil, value)], source) ?? value
    case .returning(let expression?): return try value(expression, in: scope)
    case .variable(let variable): try declare(variable, in: scope)
    case .conditional(let conditional):
      let inner = Scope(parent: scope)
      let holds = try holds(conditional.conditions, in: inner)
      guard let otherwise = conditional.otherwise else {
        let content = holds ? try block(conditional.then, by: builder, in: inner, source) : .none
        return try call("buildOptional", of: builder, [(nil, content)], source) ?? content
      }
      let branch = holds ? conditional.then : otherwise
      let content = try block(branch, by: builder, in: Scope(parent: inner), source)
      return try call("buildEither", of: builder, [(holds ? "first" : "second", content)], source) ?? content
    case .selection(let selection):
      let subject = try value(selection.subject, in: scope)
      guard let match = try matchingCase(selection, subject, in: scope) else { throw .unmatchedSwitch(source) }
      let content = try block(selection.cases[match.index].body, by: builder, in: match.scope, source)
      let label = match.index == 0 ? "first" : "second"
      return try call("buildEither", of: builder, [(label, content)], source) ?? content
    case .forEach(let loop):
      var parts: [Value] = []
      for element in try elements(of: try value(loop.sequence, in: scope), loop.sequence.source) {
        let local = Scope(parent: scope)
        guard try matches(loop.pattern, element, in: local, source) else { continue }
        if let filter = loop.filter, !(try boolean(filter, in: local)) { continue }
        parts.append(try block(loop.body, by: builder, in: local, source))
      }
      return try call("buildArray", of: builder, [(nil, .array(parts))], source) ?? .array(parts)
    default: throw .notInBuilder("this statement", source)
    }
    return nil
  }

  /// Calls one of the builder's functions with values; `nil` when it has none of that name.
  private func call(
    _ name: String, of builder: TypeInfo, _ parts: [(label: String?, value: Value)], _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard let methods = builder.staticMethods[name] else { return nil }
    let scope = Scope(parent: nil)
    var arguments: [Argument] = []
    for (index, part) in parts.enumerated() {
      scope.declare("$\(index)", part.value, type: inferredType(of: part.value))
      let value = Expression(.identifier("$\(index)"), source: source)
      arguments.append(Argument(label: part.label, value: value, source: source))
    }
    let callee = Expression(.identifier(name), source: source)
    let call = Call(callee: callee, arguments: arguments, firstTrailingClosure: arguments.count, ownSource: source)
    return try callFunction(methods, on: .type(builder.name), base: nil, call, in: scope)
  }
}

package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  func signature(_ parameters: [FunctionDeclaration.Parameter]) -> Signature {
    Signature(
      parameters.map { parameter in
        var own = Signature.Parameter(
          label: parameter.label, name: parameter.name, type: parameterType(parameter),
          hasDefault: parameter.defaultValue != nil || parameter.isVariadic, isVariadic: parameter.isVariadic)
        own.isDeferred = parameter.isDeferred
        return own
      })
  }

  /// The parameter list of a function. What takes anything that conforms to a protocol may be one of its constants, too:
  /// `.capsule` for `shape: S` where `S: Shape`.
  ///
  /// - Parameter bounds: What the generic parameters of the type around the function conform to.
  func signature(_ function: FunctionDeclaration, bounds: [GenericBound] = []) -> Signature {
    var signature = signature(function.parameters)
    let bounds = function.genericBounds + bounds
    if bounds.isEmpty { return signature }
    for (index, parameter) in function.parameters.enumerated() where signature.parameters[index].type == .any {
      signature.parameters[index].type = constants(of: parameter.type, bounds)
    }
    return signature
  }

  /// The type whose constants a generic parameter's bounds offer, or any other type; `any` where there are none.
  func constants(of type: TypeReference, _ bounds: [GenericBound]) -> SwiftType {
    let found = bounds.filter { $0.parameter == type.unerased.name }.map { $0.type.name }.first { name in
      !catalog.staticNames(of: name).isEmpty || !(types[name]?.staticProperties.isEmpty ?? true)
    }
    return found.map { .oneOf([.named($0), .any]) } ?? .any
  }

  /// A parameter's type; one with the result builder's attribute takes a builder.
  private func parameterType(_ parameter: FunctionDeclaration.Parameter) -> SwiftType {
    let type = swiftType(parameter.type)
    guard libraryBuilder(parameter.attributes) != nil else { return type }
    if case .function(let parameters, _) = type { return catalog.builder.closure(parameters) }
    return catalog.builder.content
  }

  /// The getter's statements are those of a result builder, as a view's `body` has; that of a message is a text.
  package func isBuilder(_ variable: VariableDeclaration) -> Bool {
    libraryBuilder(variable.attributes) != nil
      || variable.name == catalog.builder.property && variable.type?.name != "String"
  }

  func isBuilder(_ function: FunctionDeclaration) -> Bool {
    libraryBuilder(function.attributes) != nil
  }

  /// Calls one of a function's overloads.
  package func callFunction(
    _ candidates: [FunctionDeclaration], on own: Value?, typed ownType: SwiftType = .any, base: Expression?,
    _ call: Call,
    as expected: SwiftType = .any, in scope: Scope, captured: Scope? = nil
  ) throws(Diagnostics) -> Value {
    guard let name = candidates.first?.name else { return .void }
    let ranks = ranks(of: candidates, for: call, as: expected, in: scope)
    try step(call.ownSource, cost: candidates.reduce(0) { $0 + 1 + $1.parameters.count })
    let bound = try bind(candidates.map { signature($0) }, call, named: name, ranks: ranks, in: scope)
    let function = candidates[bound.signature]
    let local = Scope(parent: captured)
    if let own { local.declare("self", own, type: ownType) }
    declareGenerics(of: function, bound, as: expected, in: local)
    try declareParameters(function, bound, in: local)
    try enter(call.ownSource)
    let outer = currentFunction
    currentFunction = function.source
    defer {
      currentFunction = outer
      leave()
    }
    let result: Value
    if let builder = ownBuilder(function.attributes) {
      result = try built(function.body, by: builder, in: local, call.ownSource)
    } else {
      result = try run(
        function.body, in: local, returning: resultType(of: function, on: own),
        isBuilder: isBuilder(function), call.ownSource, returnsValue: function.result != nil)
    }
    for (index, parameter) in function.parameters.enumerated() where parameter.isInout {
      guard let place = bound.places[index].first, let value = local.value(parameter.name) else { continue }
      try assign(value, to: call.arguments[place].value, in: scope)
    }
    if function.isMutating, let base, let changed = local.value("self") { try assign(changed, to: base, in: scope) }
    return result
  }

  /// What a function gives: `.zero` in it is a number where its result is one of any kind.
  private func resultType(of function: FunctionDeclaration, on own: Value?) -> SwiftType {
    let name = function.result?.unerased.name
    let isSum = function.genericBounds.contains { bound in
      bound.parameter == name && bound.type.inheritedNames.contains { SwiftType.protocolsOfNumbers.contains($0) }
    }
    return isSum ? .named(SwiftType.anyNumber) : resultType(function.result, of: own)
  }

  /// What a function or property of a type gives: `Self` is that type, also where it is SwiftUI's, and an object's is
  /// its own class.
  func resultType(_ reference: TypeReference?, of own: Value?) -> SwiftType {
    guard reference?.name == "Self" else { return swiftType(reference) }
    switch own {
    case .type(let name)?: return .named(name)
    case .structure(let object)?: return .named(object.type.fullName)
    default: return swiftType(reference)
    }
  }

  func declareParameters(
    _ function: FunctionDeclaration, _ bound: BoundArguments, in local: Scope
  ) throws(Diagnostics) {
    for (index, parameter) in function.parameters.enumerated() {
      let values = bound.values[index]
      let type = declaredType(parameter.type, bounds: function.genericBounds)
      if parameter.isVariadic {
        local.declare(parameter.name, .array(values), type: .array(type))
      } else if let builder = ownBuilder(parameter.attributes), case .closure(let closure)? = values.first {
        let closure = built(closure, by: builder)
        let isFunction = type.isFunction || type == .any
        local.declare(
          parameter.name, isFunction ? .closure(closure) : try invoke(closure, [], bound.sources[index].first ?? .none),
          type: type)
      } else if let value = values.first {
        local.declare(parameter.name, value, type: type)
      } else if let expression = parameter.defaultValue {
        let expression = parameter.isDeferred ? expression.deferred : expression
        let wanted = defaultType(of: parameter, function, in: local)
        local.declare(parameter.name, try typed(expression, as: wanted, in: local), type: type)
      }
    }
  }

  /// What the default of a parameter is: `.secondary` of a generic style is a style's.
  private func defaultType(
    of parameter: FunctionDeclaration.Parameter, _ function: FunctionDeclaration, in local: Scope
  ) -> SwiftType {
    let type = parameterType(parameter)
    guard type == .any, parameter.defaultValue?.takesItsType == true else { return type }
    let own = local.value("self").flatMap { types[selfTypeName($0)]?.source?.genericBounds } ?? []
    return constants(of: parameter.type, function.genericBounds + own)
  }

  /// The type a variable gets from the value it starts with.
  package func inferredType(of value: Value) -> SwiftType {
    switch value {
    case .int: return .int
    case .double: return .double
    case .bool: return .bool
    case .string: return .string
    case .array(let elements):
      guard let first = elements.first else { return .any }
      return .array(inferredType(of: first))
    case .enumeration(let value): return .named(value.type.name)
    case .structure(let structure): return .named(structure.type.name)
    case .void, .none, .opaque, .tuple, .dictionary, .range, .closure, .keyPath, .type, .state, .binding: return .any
    case .native(let native): return native.inferredType(self)
    default: return .named(typeName(of: value))
    }
  }

  /// Runs a body to its result: the returned value, the only expression's, or what the result builder makes.
  package func run(
    _ body: [Statement], in scope: Scope, returning type: SwiftType, isBuilder: Bool, _ source: SourceRange,
    returnsValue: Bool = true
  ) throws(Diagnostics) -> Value {
    if isBuilder { return framework.block(try components(of: body, in: scope), source, self) }
    if body.count == 1, let expression = body[0].implicitResult {
      let value =
        returnsValue && type != .void
        ? try typed(expression, as: type, in: scope) : try value(expression, in: scope)
      return value
    }
    switch try execute(body, in: scope, returning: type) {
    case .returned(let value): return value
    default:
      if returnsValue && type != .void && type != .any { throw .missingReturn(source) }
      return .void
    }
  }
}

extension Statement {
  /// The value of a body that consists of this statement alone.
  package var implicitResult: Expression? {
    switch kind {
    case .expression(let expression):
      if case .assignment = expression.kind { return nil }
      return expression
    case .conditional(let conditional) where conditional.isExpression:
      return Expression(.statement(self), source: source)
    case .selection(let selection) where selection.isExpression:
      return Expression(.statement(self), source: source)
    default: return nil
    }
  }
}

extension FunctionDeclaration.Parameter {
  /// Whether the function is given a closure of what stands in the call.
  fileprivate var isDeferred: Bool { attributes.contains { $0.name == "autoclosure" } }
}

extension Expression {
  /// A closure of it.
  var deferred: Expression {
    let body = [Statement(.expression(self), source: source)]
    return Expression(.closure(Closure(parameters: [], body: body, source: source)), source: source)
  }
}

extension Conditional {
  /// Every branch is one expression, so that it can stand for a value.
  var isExpression: Bool {
    guard let otherwise, then.count == 1, otherwise.count == 1 else { return false }
    return then[0].implicitResult != nil && otherwise[0].implicitResult != nil
  }
}

extension Selection {
  var isExpression: Bool { cases.allSatisfy { $0.body.count == 1 && $0.body[0].implicitResult != nil } }
}

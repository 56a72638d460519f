package import struct LayoutEngine.SourceRange
package import ViewProgram

/// Calls of what the catalogue knows: a view, a modifier, a member, a function.
extension Evaluator {
  /// Checks a call against a catalogue entry and runs it.
  package func invoke(
    _ entry: CatalogEntry, on base: Value, baseSource: SourceRange, _ call: Call, as expected: SwiftType = .any,
    in scope: Scope
  ) throws(Diagnostics) -> Value {
    try invocation(entry, on: base, baseSource: baseSource, call, as: expected, in: scope).run()
  }

  private func invocation(
    _ entry: CatalogEntry, on base: Value, _ baseExpression: Expression? = nil, baseSource: SourceRange, _ call: Call,
    as expected: SwiftType, in scope: Scope
  ) throws(Diagnostics) -> Invocation {
    if let index = entry.overloads.firstIndex(where: { $0.takesAnything }) {
      let invocation = Invocation(
        evaluator: self, entry: entry, overload: entry.overloads[index], base: base, baseSource: baseSource,
        arguments: BoundArguments(signature: index, values: [], sources: [], places: []),
        given: try looseArguments(call, of: entry, in: scope), source: call.ownSource)
      try framework.check(invocation)
      return invocation
    }
    try checkForms(of: entry, call)
    let wanted = resultType(of: entry, call, on: baseExpression, as: expected, in: scope)
    var signatures = entry.overloads.map { Signature($0, wanting: wanted) }
    if case .structure(let structure) = base, entry.role == .member(of: "OptionSet") {
      // `set.contains(.first)`: the argument is of the set's own type.
      for index in signatures.indices { signatures[index].take(.named(structure.type.name)) }
    }
    if case .native(let native) = base, let type = native.argumentType {
      // `container.decode(String.self, forKey: .name)`: the key is of the container's own type.
      for index in signatures.indices { signatures[index].take(.named(type)) }
    }
    takeElementType(&signatures, of: base, baseExpression, call, in: scope)
    takeProtocolElements(&signatures, of: baseExpression ?? call.arguments.first?.value, in: scope)
    try framework.refine(&signatures, of: entry, for: call, self)
    let foreign = try foreignForm(of: entry, signatures, call, in: scope)
    var bound = try bind(signatures, foreign?.call ?? call, named: entry.name, in: foreign?.scope ?? scope)
    takeStandIns(&bound, signatures[bound.signature])
    return Invocation(
      evaluator: self, entry: entry, overload: entry.overloads[bound.signature], base: base, baseSource: baseSource,
      arguments: bound, source: call.ownSource)
  }

  /// What a call makes: `list.reduce(0) { $0 + $1.amount }` a floating-point number where the amounts are some, even
  /// where the list is empty.
  private func resultType(
    of entry: CatalogEntry, _ call: Call, on base: Expression?, as expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    guard entry.name == "reduce", expected == .any, let base, call.arguments.count == 2,
      call.arguments[0].value.numberLiteral == .integer, case .closure(let closure) = call.arguments[1].value.kind,
      closure.body.count == 1, let result = closure.body[0].implicitResult,
      case .array(let element) = staticType(base, in: scope).unwrapped
    else { return expected }
    let names = closure.parameters.count == 2 ? closure.parameters : ["$0", "$1"]
    let local = Scope(parent: scope)
    local.declare(names[0], .none, type: .int)
    local.declare(names[1], .none, type: element)
    return staticType(result, in: local).isFloating ? .double : expected
  }

  /// `list.append(.large)`: an argument whose type comes from the context is an element of the collection, or a bound of
  /// the range.
  private func takeElementType(
    _ signatures: inout [Signature], of base: Value, _ baseExpression: Expression?, _ call: Call, in scope: Scope
  ) {
    guard call.arguments.contains(where: { $0.value.takesItsType }) else { return }
    var element = SwiftType.any
    if let baseExpression, case .array(let declared) = staticType(baseExpression, in: scope).unwrapped {
      element = declared
    }
    switch base {
    case .array(let elements):
      if element == .any, let first = elements.first { element = inferredType(of: first) }
    case .range(let range): element = inferredType(of: range.lower.isNil ? range.upper : range.lower)
    default: return
    }
    if element == .any { return }
    for index in signatures.indices {
      for place in signatures[index].parameters.indices where signatures[index].parameters[place].type == .any {
        let isList = signatures[index].parameters[place].label == "contentsOf"
        signatures[index].parameters[place].type = isList ? .oneOf([.array(element), .any]) : .oneOf([element, .any])
      }
    }
  }

  /// - Throws: that the call is of a form that SwiftUI has and Haggle has not.
  private func checkForms(of entry: CatalogEntry, _ call: Call) throws(Diagnostics) {
    guard call.arguments.contains(where: { $0.label != nil || $0.value.isClosure }) else { return }
    var known = catalog.labelsOfFurtherForms(of: entry)
    if known.isEmpty { return }
    for overload in entry.overloads {
      let result = Signature(overload).match(call.arguments, firstTrailingClosure: call.firstTrailingClosure)
      if case .matched = result { return }
      known += overload.parameters.map { $0.label ?? "_" }
    }
    var form = ""
    for (index, argument) in call.arguments.enumerated() {
      let label = argument.label ?? "_"
      guard index >= call.firstTrailingClosure || known.contains(label) else { return }
      if index < call.firstTrailingClosure { form += label + ":" }
    }
    throw .unsupported("\(entry.name)(\(form))", relative: "", call.ownSource)
  }

  /// Replaces the opaque arguments of an entry by values that stand in for them.
  private func takeStandIns(_ bound: inout BoundArguments, _ signature: Signature) {
    for (index, parameter) in signature.parameters.enumerated()
    where bound.values[index].contains(where: { $0.isOpaque }) {
      var values: [Value] = []
      for value in bound.values[index] {
        guard case .opaque(let opaque) = value else {
          values.append(value)
          continue
        }
        if let number = parameter.standIn {
          use(opaque)
          values.append(.double(number))
        } else if let taken = standIn(for: opaque, as: parameter.type, hasDefault: parameter.hasDefault) {
          values.append(taken)
        }
      }
      bound.values[index] = values
    }
  }

  func invokeMember(
    _ entry: CatalogEntry, of base: Value, _ baseExpression: Expression, _ call: Call, as expected: SwiftType,
    in scope: Scope
  ) throws(Diagnostics) -> Value {
    let invocation = try invocation(
      entry, on: base, baseExpression, baseSource: baseExpression.source, call, as: expected, in: scope)
    let result = try invocation.run()
    if invocation.overload.isMutating { try assign(invocation.base, to: baseExpression, in: scope) }
    if let assigned = invocation.assigned, let place = call.arguments.first {
      try assign(assigned, to: place.value, in: scope)
    }
    return result
  }

  /// A catalogue function as a value: `.map(abs)`.
  ///
  /// - Parameter base: What a modifier is for: `content: ContentView().preferredColorScheme`.
  package func function(_ entry: CatalogEntry, on base: Value = .void) -> ClosureValue {
    ClosureValue(
      .native { (evaluator, arguments, source) throws(Diagnostics) -> Value in
        let scope = Scope(parent: nil)
        var list: [Argument] = []
        for (index, value) in arguments.enumerated() {
          scope.declare("$\(index)", value)
          let label = entry.overloads.first?.parameters.dropFirst(index).first?.label
          let expression = Expression(.identifier("$\(index)"), source: source)
          list.append(Argument(label: label, value: expression, source: source))
        }
        let callee = Expression(.identifier(entry.name), source: source)
        let call = Call(callee: callee, arguments: list, firstTrailingClosure: list.count, ownSource: source)
        return try evaluator.invoke(entry, on: base, baseSource: source, call, in: scope)
      })
  }

  /// `+` handed to `reduce`.
  func operatorFunction(_ symbol: String) -> ClosureValue {
    ClosureValue(
      .native { (evaluator, arguments, source) throws(Diagnostics) -> Value in
        var operands = arguments
        // `zip(ours, theirs).map(==)`
        if operands.count == 1, case .tuple(let elements) = operands[0] { operands = elements.map { $0.value } }
        guard operands.count == 2 else { return .void }
        return try evaluator.apply(symbol, operands[0], operands[1], source)
      })
  }
}

extension Invocation {
  package func run() throws(Diagnostics) -> Value {
    // A function of a number that is not known gives another.
    if entry.role == .function {
      for (index, parameter) in overload.parameters.enumerated() where parameter.type == Catalog.number {
        if let opaque = values[index].first(where: { $0.isOpaque }) { return opaque }
      }
    }
    // Almost every operation on a text goes through it from end to end.
    if case .string(let text) = base { try evaluator.step(source, cost: text.utf8.count / 32) }
    return try overload.action(self)
  }
}

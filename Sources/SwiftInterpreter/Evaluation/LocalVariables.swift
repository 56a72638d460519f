internal import struct LayoutEngine.SourceRange
package import ViewProgram

/// The variables that statements declare.
extension Evaluator {
  /// Makes a local variable.
  package func declare(_ variable: VariableDeclaration, in scope: Scope) throws(Diagnostics) {
    if let getter = variable.getter {
      let type = swiftType(variable.type, in: scope)
      let isBuilder = libraryBuilder(variable.attributes) != nil
      let read = ClosureValue(
        .native { (evaluator, _, source) throws(Diagnostics) -> Value in
          try evaluator.run(getter, in: Scope(parent: scope), returning: type, isBuilder: isBuilder, source)
        })
      liveObjects.add(read)
      return scope.declare(variable.name, .computed(read), type: type)
    }
    if try declareWrapped(variable, in: scope) { return }
    guard variable.initialValue != nil else { return try declareGiven(variable, in: scope) }
    let value = framework.wrapped(try initialValue(of: variable, in: around(variable, in: scope)), for: variable, self)
    let type =
      variable.type == nil
      ? boundType(value, writtenAs: variable.initialValue.map { staticType($0, in: scope) } ?? .any)
      : swiftType(variable.type, in: scope)
    if catalog.wrapper(of: variable)?.storage == .state {
      let box = framework.localState(variable.name, initially: value)
      return scope.declare(variable.name, .state(box), type: type)
    }
    if variable.name != "_" { declare(variable.name, value, type: type, in: scope) }
    // `@Bindable var model = model`: the object's own properties are what `$model` binds.
    if variable.attribute("Bindable") != nil {
      scope.declare("$" + variable.name, .binding(BindingValue(.constant(value))))
    }
  }

  /// What a variable's initial value sees: a closure in it means what the name stood for before, as in
  /// `let filter = isStrict ? { filter($0) && $0.isNew } : filter`.
  private func around(_ variable: VariableDeclaration, in scope: Scope) -> Scope {
    // The parts of a tuple are known by their scope.
    guard variable.tupleElement == nil, let outer = scope.variable(variable.name) else { return scope }
    let local = Scope(parent: scope)
    local.declare(variable.name, outer.value, type: outer.type)
    return local
  }

  /// A local variable by its value, or by what its wrapper reads each time.
  private func declare(_ name: String, _ value: Value, type: SwiftType, in scope: Scope) {
    guard case .native(let native) = value, native.isWrapper else { return scope.declare(name, value, type: type) }
    let read = ClosureValue(
      .native { (evaluator, _, source) throws(Diagnostics) -> Value in try native.wrappedValue(source, evaluator) })
    liveObjects.add(read)
    scope.declare(name, .computed(read), type: type)
  }

  /// A variable without a value, or with one that its wrapper is given: `@Previewable @FocusState var isFocused: Bool`.
  private func declareGiven(_ variable: VariableDeclaration, in scope: Scope) throws(Diagnostics) {
    let type = swiftType(variable.type, in: scope)
    let given = try framework.givenValue(for: variable, self) ?? .none
    if catalog.wrapper(of: variable)?.storage == .state {
      return scope.declare(variable.name, .state(framework.localState(variable.name, initially: given)), type: type)
    }
    declare(variable.name, given, type: type, in: scope)
  }

  /// A variable's initial value as its declared type.
  package func initialValue(of variable: VariableDeclaration, in scope: Scope) throws(Diagnostics) -> Value {
    guard let expression = variable.initialValue else { return .none }
    let type = swiftType(variable.type, in: scope)
    guard let index = variable.tupleElement else { return try typed(expression, as: type, in: scope) }
    let value = try tuple(expression, for: index, in: scope)
    if case .opaque(let opaque) = value { return .opaque(opaque.written(as: variable.name)) }
    guard case .tuple(let elements) = value, index < elements.count else {
      throw .wrongType(typeName(of: value), wanted: .tuple([.any, .any]), expression.source)
    }
    return elements[index].value
  }

  /// What `let (a, b) = …` takes apart. `(b, a)` on the right means those from before for each of the names.
  private func tuple(_ expression: Expression, for index: Int, in scope: Scope) throws(Diagnostics) -> Value {
    if let known = takenApart, known.scope == ObjectIdentifier(scope), known.source == expression.source,
      known.index < index
    {
      takenApart?.index = index
      return known.value
    }
    let value = try value(expression, in: scope)
    takenApart = TakenTuple(scope: ObjectIdentifier(scope), source: expression.source, index: index, value: value)
    return value
  }
}

/// A tuple of which some elements were declared.
struct TakenTuple {
  let scope: ObjectIdentifier
  let source: SourceRange
  /// The last element that was.
  var index: Int
  let value: Value
}

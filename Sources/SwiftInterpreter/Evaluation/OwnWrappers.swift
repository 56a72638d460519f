internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Property wrappers that the program declares: a field holds the wrapper, which is read and written through.
extension Evaluator {
  /// The program's own wrapper of a property.
  func ownWrapper(of property: VariableDeclaration) -> (type: TypeInfo, attribute: Attribute)? {
    for attribute in property.attributes {
      if let info = ownType(attribute.name), info.source?.isAttributed("propertyWrapper") ?? false {
        return (info, attribute)
      }
    }
    return nil
  }

  /// The wrapper of a property with some value: `@Wrapper(argument) var name = value`.
  func wrapped(
    _ given: Value?, by wrapper: (type: TypeInfo, attribute: Attribute), of property: VariableDeclaration,
    in outer: Scope? = nil
  ) throws(Diagnostics) -> Value {
    let scope = Scope(parent: outer)
    var arguments = wrapper.attribute.arguments
    let source = wrapper.attribute.source
    if let given {
      scope.declare("wrappedValue", given)
      let value = Expression(.identifier("wrappedValue"), source: source)
      arguments.insert(Argument(label: "wrappedValue", value: value, source: source), at: 0)
    } else if let value = property.initialValue {
      let takesFraction = property.type == nil && wrapper.type.takesFraction
      let type = takesFraction ? .double : swiftType(property.type)
      scope.declare("wrappedValue", try typed(value, as: type, in: outer ?? scope))
      let name = Expression(.identifier("wrappedValue"), source: source)
      arguments.insert(Argument(label: "wrappedValue", value: name, source: source), at: 0)
    } else if arguments.isEmpty, !wrapper.type.canBeMadeWithoutArguments {
      // An initialiser gives it a value.
      return .none
    }
    let callee = Expression(.identifier(wrapper.type.name), source: source)
    let call = Call(callee: callee, arguments: arguments, firstTrailingClosure: arguments.count, ownSource: source)
    return try construct(wrapper.type.name, call, in: scope)
  }

  /// A local variable with a wrapper of the program's own: `_name` holds the wrapper, and `name` reads through it.
  ///
  /// - Returns: whether it has one.
  func declareWrapped(_ variable: VariableDeclaration, in scope: Scope) throws(Diagnostics) -> Bool {
    guard let wrapper = ownWrapper(of: variable) else { return false }
    let holder = "_" + variable.name
    scope.declare(holder, try wrapped(nil, by: wrapper, of: variable, in: scope))
    let read = ClosureValue(
      .native { (evaluator, _, source) throws(Diagnostics) -> Value in
        try evaluator.property("wrappedValue", of: scope.value(holder) ?? .none, source)
      })
    liveObjects.add(read)
    scope.declare(variable.name, .computed(read), type: swiftType(variable.type))
    return true
  }

  /// The wrapper of a local variable; `nil` when it has none of the program's own.
  func localWrapper(_ name: String, in scope: Scope) -> Value? {
    guard case .computed? = scope.value(name), let holder = scope.value("_" + name), case .structure = holder else {
      return nil
    }
    return holder
  }

  /// Writes a local variable through its wrapper.
  ///
  /// - Returns: whether it has one of the program's own.
  func assignWrapped(
    _ value: Value, toName name: String, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Bool {
    guard let wrapper = localWrapper(name, in: scope) else { return false }
    if let changed = try setting("wrappedValue", of: wrapper, to: value, source) {
      _ = scope.assign("_" + name, changed)
    }
    return true
  }

  /// What a field with the program's own wrapper is read as; `nil` when it has none.
  func unwrapped(
    _ field: Value, _ property: VariableDeclaration, _ name: String, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard ownWrapper(of: property) != nil, case .structure = field else { return nil }
    return try self.property(name, of: field, source)
  }

  /// The wrapper with another value in it; `nil` when the property has none of the program's own.
  func rewrapped(
    _ field: Value, _ property: VariableDeclaration, _ value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard let wrapper = ownWrapper(of: property) else { return nil }
    guard case .structure = field else { return try wrapped(value, by: wrapper, of: property) }
    return try setting("wrappedValue", of: field, to: value, source) ?? field
  }
}

extension TypeInfo {
  /// Whether the wrapper is one of floating-point numbers: an integer literal is one of them.
  fileprivate var takesFraction: Bool {
    source?.genericBounds.contains { $0.type.name == "BinaryFloatingPoint" || $0.type.name == "FloatingPoint" } ?? false
  }

  fileprivate var canBeMadeWithoutArguments: Bool {
    if hasOwnInitializer { return initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } } }
    return storedProperties.allSatisfy { $0.initialValue != nil || $0.type?.name == "Optional" }
  }
}

extension TypeDeclaration {
  func isAttributed(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

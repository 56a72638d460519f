package import struct LayoutEngine.SourceRange
package import ViewProgram

/// The initialisers that Swift makes of stored properties.
extension Evaluator {
  /// The memberwise initialiser takes what is not already decided; of what is read from elsewhere it takes the wrapper:
  /// `Badge(colorScheme: _colorScheme)`.
  func isMemberwise(_ property: VariableDeclaration) -> Bool {
    if property.isLazy { return false }
    return !(property.isConstant && property.initialValue != nil)
  }

  func memberwiseParameter(
    _ property: VariableDeclaration, _ bounds: [GenericBound] = []
  ) -> Signature.Parameter {
    let isOptional = property.type?.name == "Optional" && !property.isConstant
    var type = swiftType(property.type ?? property.initialValue?.leadingType)
    if type == .any, !bounds.isEmpty, let generic = property.type { type = constants(of: generic, bounds) }
    if catalog.wrapper(of: property)?.storage == .binding { type = .binding(type) }
    if catalog.wrapper(of: property)?.isGiven == true { type = .any }
    if libraryBuilder(property.attributes) != nil { type = catalog.builder.content }
    if ownBuilder(property.attributes) != nil { type = .function([], .any) }
    return Signature.Parameter(
      label: property.name, name: property.name, type: type,
      hasDefault: property.initialValue != nil || isOptional || ownWrapper(of: property) != nil
        || unknownWrapper(of: property) != nil || catalog.wrapper(of: property)?.needsNoArgument == true)
  }

  package func memberwiseField(
    _ property: VariableDeclaration, of info: TypeInfo, _ given: Value?, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    guard let given else { return try initialField(property, of: info) }
    if catalog.wrapper(of: property)?.isGiven == true {
      guard given.isWrapper else { throw .wrongType(typeName(of: given), wanted: .named("Environment"), source) }
      return given
    }
    if let wrapper = ownWrapper(of: property) { return try wrapped(given, by: wrapper, of: property) }
    if catalog.wrapper(of: property)?.storage == .state { return .state(StateBox(given)) }
    if let builder = ownBuilder(property.attributes), case .closure(let closure) = given {
      let closure = built(closure, by: builder)
      return property.type?.name == "Function" ? .closure(closure) : try invoke(closure, [], source)
    }
    if libraryBuilder(property.attributes) != nil, property.type?.name != "Function",
      case .closure(let closure) = given
    {
      return try invoke(closure, [], source)
    }
    return framework.wrapped(given, for: property, self)
  }

  /// A field before any initialiser has run: its initial value in its wrapper.
  package func initialField(_ property: VariableDeclaration, of info: TypeInfo) throws(Diagnostics) -> Value {
    if let wrapper = ownWrapper(of: property) { return try wrapped(nil, by: wrapper, of: property) }
    if property.isLazy { return .lazy }
    if property.initialValue == nil, let wrapper = unknownWrapper(of: property) ?? keptElsewhere(property) {
      return made(property, by: wrapper)
    }
    let given = try framework.givenValue(for: property, self)
    let scope = Scope(parent: nil)
    // Static members of the type need no name before them.
    scope.declare("self", .type(info.fullName))
    let value =
      if let given { given } else { framework.wrapped(try initialValue(of: property, in: scope), for: property, self) }
    return catalog.wrapper(of: property)?.storage == .state ? .state(StateBox(value)) : value
  }
}

extension Value {
  /// Whether it is what a property wrapper holds, `_name`, or may be.
  fileprivate var isWrapper: Bool {
    switch self {
    case .state, .binding, .opaque: true
    case .native(let native): native.isWrapper
    default: false
    }
  }
}

extension Expression {
  /// The type that `Type.name`, `Type.name(…)` and `Type(…)` begin with: most often it is also what they make.
  var leadingType: TypeReference? {
    switch kind {
    case .call(let call):
      if case .identifier(let name) = call.callee.unspecialized.kind { return typeReference(name) }
      return call.callee.leadingType
    case .member(let base, _):
      if case .identifier(let name) = base.unspecialized.kind { return typeReference(name) }
      return nil
    default: return nil
    }
  }

  private func typeReference(_ name: String) -> TypeReference? {
    guard let first = name.utf8.first, first.isUppercaseLetter else { return nil }
    return TypeReference(name: name, source: source)
  }
}

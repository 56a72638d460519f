package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// The value of a bare name.
  package func identifier(_ name: String, in scope: Scope, _ source: SourceRange) throws(Diagnostics) -> Value {
    if let value = scope.value(name) {
      if case .unknown = value { throw .noted }
      if case .computed(let read) = value { return try invoke(read, [], source) }
      if case .state(let box) = value, box.isLive { return box.value }
      return value
    }
    if name.hasPrefix("$"), case .state(let box)? = scope.value(String(name.dropFirst())) {
      return .binding(BindingValue(.state(box)))
    }
    if name.hasPrefix("$"), let wrapper = try wrapper(String(name.dropFirst()), in: scope, source) {
      return try property("projectedValue", of: wrapper, source)
    }
    if let own = scope.value("self") {
      if let value = try memberOfSelf(name, own, in: scope, source) { return value }
      for outer in types(around: selfTypeName(own)) {
        if let value = try ownStatic(name, of: outer, source) { return value }
      }
    }
    if let value = try global(name, source) { return value }
    if let functions = functions[name] { return .closure(functionValue(functions[0], Scope(parent: nil))) }
    if name == "Self", let own = scope.value("self") { return .type(selfTypeName(own)) }
    if let type = genericArgument(name, in: scope) { return .type(type) }
    let typeName = typeName(behind: name, in: scope, source)
    if types[typeName] != nil || catalog.isType(typeName) || catalog.holdsTypes(typeName) { return .type(typeName) }
    if let entry = catalog.callable(name) { return .closure(function(entry)) }
    if catalog.isModule(name) { return .type(name) }
    if Evaluator.operatorFunctions.contains(name) { return .closure(operatorFunction(name)) }
    // `reduce(into: 0, +=)`: what it makes is the changed value.
    if name.hasSuffix("="), Expression.arithmetic.contains(String(name.dropLast())) {
      return .closure(operatorFunction(String(name.dropLast())))
    }
    // `{ $item in item }`: the parameter is a binding, the name without `$` what it holds.
    switch scope.value("$" + name) {
    case .binding(let binding)?: return try read(binding, source)
    case .opaque(let unknown)?: return .opaque(unknown)
    default: break
    }
    throw unknown(name, in: scope, call: nil, source)
  }

  /// The operators that are handed to functions by their names.
  private static let operatorFunctions: Set = ["+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!="]

  /// The wrapper of a local or global variable; `nil` when it has none of the program's own.
  private func wrapper(_ name: String, in scope: Scope, _ source: SourceRange) throws(Diagnostics) -> Value? {
    if let local = localWrapper(name, in: scope) { return local }
    return scope.value(name) == nil ? try globalWrapper(name, source) : nil
  }

  /// A name with a small letter is sought among values, one with a capital among views and types.
  ///
  /// - Parameter call: the call of the name; a type that does not take its arguments is not what was meant.
  package func unknown(_ name: String, in scope: Scope, call: Call?, _ source: SourceRange) -> Diagnostics {
    if let relative = catalog.gap(name) { return .unsupported(name, relative: relative, source) }
    if name.utf8.first?.isUppercaseLetter ?? false {
      let views = catalog.names { $0 == .view || $0 == .initializer }
      let types = types.keys.filter { !InnerNames.isForeign($0) }
      var near = suggestion(for: name, in: views + types.sorted())
      guard let call else { return .unknownName(name, near: near, source) }
      if let own = near, ownType(own) != nil, !takes(call, own) { near = nil }
      return .unknownView(name, near: near, source)
    }
    var candidates = scope.names + globalNames + catalog.names { $0 == .function }
    if let own = scope.value("self"), let info = types[selfTypeName(own)] { candidates += info.memberNames }
    return .unknownName(name, near: suggestion(for: name, in: candidates), source)
  }

  /// `name` meaning `self.name` or `Self.name`; `nil` when there is no such member.
  private func memberOfSelf(
    _ name: String, _ own: Value, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    if case .type(let typeName) = own {
      if let value = try ownStatic(name, of: typeName, source) { return value }
      guard catalog.hasConstant(name, of: typeName) else { return nil }
      return try staticMember(name, of: typeName, nil, in: scope, source)
    }
    if case .native(let native) = own, native.hasMember(name, self) { return try native.member(name, source, self) }
    let base = Expression(.identifier("self"), source: source)
    if let value = try hidingProperty(name, of: own, base, in: scope, source) { return value }
    if let value = try ownProperty(name, of: own, source) { return value }
    if let value = try ownStatic(name, of: typeName(of: own), source) { return value }
    if case .enumeration = own, name == "rawValue" { return try property(name, of: own, source) }
    // In an extension of bindings.
    if case .binding = own, name == "wrappedValue" || name == "projectedValue" {
      return try property(name, of: own, source)
    }
    guard hasCatalogProperty(name, own) else { return nil }
    return try property(name, of: own, source)
  }

  func selfTypeName(_ own: Value) -> String {
    if case .type(let name) = own { return name }
    return typeName(of: own)
  }

  private func hasCatalogProperty(_ name: String, _ value: Value) -> Bool {
    let names = typeNames(of: value)
    return catalog.members(name).contains { names.contains($0.type) && $0.entry.overloads.contains { $0.isProperty } }
  }

  /// `Type.name` or `Type.name(…)`; `nil` when the type has no such member.
  package func staticMember(
    _ name: String, of typeName: String, _ call: Call?, as expected: SwiftType = .any, in scope: Scope,
    _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    if let info = owner(ofStatic: name, typeName) {
      if let call, let methods = info.staticMethods[name], !isCase(name, of: info, meantBy: call, beside: methods) {
        if let entry = entryMeant(by: call, beside: methods, name, typeName, in: scope) {
          return try catalogConstant(entry, of: typeName, call, as: expected, in: scope, source)
        }
        return try callFunction(methods, on: .type(typeName), base: nil, call, as: expected, in: scope)
      }
      if let index = info.caseIndex(name), call != nil || !info.hasOwnConstant(besideCase: index) {
        return try enumCase(info, index, call, as: expected, in: scope, source)
      }
    }
    if let value = try ownStatic(name, of: typeName, source) {
      guard let call else { return value }
      guard case .closure(let closure) = value else { throw .notCallable(self.typeName(of: value), source) }
      return try callClosure(closure, call, in: scope)
    }
    if let other = catalog.constantsType(of: typeName),
      types[other]?.hasStatic(name) ?? false || types["\(other).\(name)"] != nil
    {
      return try staticMember(name, of: other, call, as: expected, in: scope, source)
    }
    let nested = "\(typeName).\(name)"
    if types[nested] != nil || catalog.isType(nested) {
      let nested = types[nested]?.fullName ?? nested
      guard let call else { return .type(nested) }
      return try construct(nested, call, as: expected, in: scope)
    }
    if name == "ID", let type = identifierType(of: typeName) {
      guard let call else { return .type(type) }
      return try construct(type, call, as: expected, in: scope)
    }
    // One type stands for all whole numbers.
    let wholes = typeName == "Int" ? SwiftType.integerNames.dropFirst() : []
    if let other = wholes.first(where: { types[$0]?.hasStatic(name) ?? false }) {
      return try staticMember(name, of: other, call, as: expected, in: scope, source)
    }
    guard let entry = catalog.staticMember(name, of: typeName) ?? inheritedStaticMember(name, of: typeName) else {
      return call == nil ? framework.generated(name, of: typeName, self) : nil
    }
    return try catalogConstant(entry, of: typeName, call, as: expected, in: scope, source)
  }

  /// The type that `ID` of an Identifiable type stands for: that of its `id`.
  private func identifierType(of typeName: String) -> String? {
    guard let info = types[typeName], names(of: info).contains("Identifiable") else { return nil }
    let property = info.fieldIndex("id").map { info.storedProperties[$0] } ?? info.computedProperties["id"]
    return (property?.type ?? property?.initialValue?.leadingType).map { self.typeName(behind: $0.name) }
  }

  /// The type in which the program declares something static of a type: itself, or else a protocol or class that it
  /// inherits from; the type itself where none does.
  func owner(ofStatic name: String, _ typeName: String) -> TypeInfo? {
    guard let info = types[typeName] else { return nil }
    let isOwn = info.hasStatic(name) || info.caseIndex(name) != nil || info.inherited.isEmpty
    if isOwn || name == "allCases" && info.kind == .enumeration { return info }
    return names(of: info).lazy.compactMap { self.types[$0] }.first { $0.hasStatic(name) } ?? info
  }

  /// What a class of the program's own has from one that the catalogue knows.
  func inheritedStaticMember(_ name: String, of typeName: String) -> CatalogEntry? {
    guard let info = types[typeName], info.kind == .classType else { return nil }
    return names(of: info).lazy.compactMap { self.catalog.staticMember(name, of: $0) }.first
  }

  /// SwiftUI's function where a call means it and none of those that the program has under its name: none of these takes
  /// the labels and what is seen of the arguments, or it is their own body that calls:
  /// `static func custom(_ name: Name) -> Font { .custom(name.text) }`.
  private func entryMeant(
    by call: Call, beside own: [FunctionDeclaration], _ name: String, _ typeName: String, in scope: Scope
  ) -> CatalogEntry? {
    guard let entry = catalog.staticMember(name, of: typeName),
      entry.overloads.contains(where: { $0.takesAnything || Signature($0).fits(call) })
    else { return nil }
    let others = own.filter { $0.source != currentFunction && !takesOthers($0, call, in: scope) }
    return others.isEmpty || !fits(others, call) ? entry : nil
  }

  func catalogConstant(
    _ entry: CatalogEntry, of typeName: String, _ call: Call?, as expected: SwiftType, in scope: Scope,
    _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    let source = call?.ownSource ?? source
    let plain = Call(
      callee: Expression(.implicitMember(entry.name), source: source), arguments: [], firstTrailingClosure: 0,
      ownSource: source)
    return try invoke(entry, on: .type(typeName), baseSource: source, call ?? plain, as: expected, in: scope)
  }

  /// A static property or method of one of the scenario's types, as a value.
  func ownStatic(_ name: String, of typeName: String, _ source: SourceRange) throws(Diagnostics) -> Value? {
    guard let info = owner(ofStatic: name, typeName) else { return nil }
    if let value = info.staticValues[name] { return value }
    if let variable = info.staticProperties[name] {
      try enter(source)
      defer { leave() }
      let scope = Scope(parent: nil)
      scope.declare("self", .type(typeName))
      if let getter = variable.getter {
        return try run(
          getter, in: scope, returning: resultType(variable.type, of: .type(typeName)), isBuilder: isBuilder(variable),
          source)
      }
      // Values from the environment are read anew each time.
      if case .native(let given)? = try framework.givenValue(for: variable, self) {
        return try given.wrappedValue(source, self)
      }
      let key = info.fullName + "." + name
      guard beingMade.insert(key).inserted else { throw .asksForItself(key, source) }
      defer { beingMade.remove(key) }
      let value = try initialValue(of: variable, in: scope)
      info.staticValues[name] = value
      return value
    }
    if name.hasPrefix("$"), let variable = info.staticProperties[String(name.dropFirst())],
      catalog.wrapper(of: variable)?.storage == .state,
      let value = try ownStatic(variable.name, of: typeName, source)
    {
      // State that no view owns is never changed by its binding.
      return .binding(BindingValue(.constant(value)))
    }
    if name == "allCases", info.kind == .enumeration {
      try check(elements: info.cases.count, source)
      var cases: [Value] = []
      for index in info.cases.indices {
        cases.append(.enumeration(EnumValue(type: info, caseIndex: index, payload: [])))
      }
      return .array(cases)
    }
    if let methods = info.staticMethods[name] {
      let scope = Scope(parent: nil)
      scope.declare("self", .type(typeName))
      return .closure(functionValue(methods[0], scope))
    }
    return nil
  }
}

extension TypeInfo {
  var memberNames: [String] {
    storedProperties.map { $0.name } + computedProperties.keys.sorted() + methods.keys.sorted()
      + staticProperties.keys.sorted()
  }
}

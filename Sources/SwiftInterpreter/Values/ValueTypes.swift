package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// The name of a value's type, as a diagnostic writes it.
  package func typeName(of value: Value) -> String { typeNames(of: value).first ?? "Any" }

  /// Every name that a value's type has, its own first, then the protocols that it conforms to.
  package func typeNames(of value: Value) -> [String] {
    let names = namesBeforeExtensions(of: value)
    if addedConformances.isEmpty { return names }
    var all = names
    for name in names {
      for added in addedConformances[name] ?? [] where !all.contains(added) { all.append(added) }
    }
    return all
  }

  private func namesBeforeExtensions(of value: Value) -> [String] {
    switch value {
    case .void: return ["Void"]
    // Of which type it holds no value is not known.
    case .none: return ["nil"] + declarations.constrainedOptionals + ["Optional"]
    case .int: return conformingNames.integer
    case .double: return conformingNames.floating
    case .bool: return conformingNames.flag
    case .string: return conformingNames.text
    case .array(let elements): return ["Array"] + constrainedNames(elements) + conformingNames.list
    case .dictionary: return conformingNames.dictionary
    case .tuple: return ["Tuple"]
    case .range: return ["Range", "ClosedRange", "Collection", "Sequence"]
    case .closure: return ["Function"]
    case .keyPath: return ["KeyPath"]
    case .type(let name): return ["\(name).Type"]
    case .structure(let structure): return names(of: structure.type)
    case .enumeration(let value): return names(of: value.type)
    case .state(let box): return typeNames(of: box.value)
    case .binding: return ["Binding"]
    case .native(let native): return native.typeNames(self)
    case .symbol(let type, _): return [type]
    case .opaque: return []
    case .unknown, .computed, .lazy: return ["Any"]
    }
  }

  /// The names under which the program extends arrays of such elements; a whole literal may be a floating-point number.
  private func constrainedNames(_ elements: [Value]) -> [String] {
    guard !declarations.constrainedElements.isEmpty else { return [] }
    guard let first = elements.first else { return declarations.constrainedElements }
    var names = typeNames(of: first)
    if case .int = first { names += SwiftType.floatingNames }
    return names.map { "Array<\($0)>" }.filter { declarations.constrainedElements.contains($0) }
  }

  /// What the program declares for optionals that may hold a value: what is for values of its type comes first.
  func optionalTypes(of value: Value) -> [TypeInfo] {
    var names = ["Optional"]
    if !declarations.constrainedOptionals.isEmpty {
      let constrained = typeNames(of: value).map { "Optional<\($0)>" }
      names = constrained.filter { declarations.constrainedOptionals.contains($0) } + names
    }
    return names.compactMap { types[$0] }
  }

  package func names(of type: TypeInfo) -> [String] {
    if let names = type.allNames { return names }
    var names = [type.fullName]
    var known: Set<String> = [type.fullName]
    func add(_ name: String) -> Bool {
      guard known.insert(name).inserted else { return false }
      names.append(name)
      return true
    }
    if type.fullName != type.name { _ = add(type.name) }
    // Inside the type around it a nested type is known by its last name.
    if let dot = type.name.lastIndex(of: ".") { _ = add(String(type.name[type.name.index(after: dot)...])) }
    var open = type.inherited
    while !open.isEmpty {
      let parent = open.removeFirst()
      guard add(parent), let info = types[parent] else { continue }
      // Beside it, a nested class is inherited from by its last name.
      _ = add(info.name)
      open += info.inherited
    }
    for implied in framework.impliedNames(of: type, self) { _ = add(implied) }
    // What Swift's collections have, sequences have here as well.
    if names.contains(where: { ConformingNames.sequences.contains($0) }) {
      for name in ConformingNames.collection { _ = add(name) }
    }
    type.allNames = names
    return names
  }

  /// The value as a value of a type, or `nil` when it is not one.
  package func converted(_ value: Value, to type: SwiftType) -> Value? {
    // An opaque value is converted only where it is needed.
    if case .opaque = value { return value }
    switch type {
    case .any, .unread, .loose, .result, .resultElement: return value
    case .binding: return convertedNamed(value, "Binding")
    case .optional(let wrapped):
      if case .none = value { return value }
      return converted(value, to: wrapped)
    case .oneOf(let types):
      for candidate in types {
        if let result = converted(value, to: candidate) { return result }
      }
      return nil
    case .array(let element): return convertedArray(value, element)
    case .dictionary:
      if case .dictionary = value { return value }
      if case .array(let elements) = value, elements.isEmpty { return .dictionary([]) }
      return nil
    case .tuple(_, let labels):
      guard case .tuple(let elements) = value else { return nil }
      guard labels.count == elements.count else { return value }
      return .tuple(zip(labels, elements).map { LabelledValue($0 ?? $1.label, $1.value) })
    case .function, .builder:
      if case .closure = value { return value }
      if case .keyPath(let names) = value { return .closure(keyPathClosure(names)) }
      if case .native(let native) = value { return native.closure.map { .closure($0) } }
      return nil
    case .named(let name), .generic(let name, _): return convertedNamed(value, name)
    }
  }

  private func convertedArray(_ value: Value, _ element: SwiftType) -> Value? {
    guard case .array(let elements) = value else { return nil }
    if case .any = element { return value }
    // When no steps are left the answer does not matter: the next step reports it.
    guard spend(elements.count / 4) else { return value }
    // `[(1, 2)]` as `[(start: Int, end: Int)]`: the elements get their labels.
    if case .tuple(_, let labels) = element, labels.contains(where: { $0 != nil }) {
      let labelled = elements.compactMap { converted($0, to: element) }
      return labelled.count == elements.count ? .array(labelled) : nil
    }
    for item in elements where converted(item, to: element) == nil { return nil }
    return value
  }

  private func convertedNamed(_ value: Value, _ name: String) -> Value? {
    if name == "Void" { return .void }
    if name == SwiftType.floatingRange { return floatingRange(value) }
    if name == SwiftType.anyNumber { return value }
    if case .state = value, name == "State" { return value }
    if case .state(let box) = value { return convertedNamed(box.value, name) }
    switch framework.conversion(of: value, to: name, self) {
    case .value(let result): return result
    case .refused: return nil
    case .ordinary: break
    }
    if typeNames(of: value).contains(name) { return value }
    // `Loader<Int>.Phase` is `Loader.Phase`.
    if let info = types[name], info.fullName != name, typeNames(of: value).contains(info.fullName) { return value }
    switch (name, value) {
    case ("NSNumber", .int), ("NSNumber", .double), ("NSNumber", .bool), ("NSString", .string): return value
    case ("NSNumber", _), ("NSString", _): return nil
    // A type and an object are what tells them apart.
    case ("ObjectIdentifier", .type), ("ObjectIdentifier", .structure): return value
    default: break
    }
    if catalog.isOpaque(name) { return value }
    // `editMode.isEditing`: an unknown condition is false.
    if name == "Bool", case .symbol(let type, let member) = value, member.hasPrefix("is"), catalog.isOpaque(type) {
      return .bool(false)
    }
    // The program's own protocols, and other types that no value has, accept anything that has no better match.
    if let info = types[name], info.kind == .protocolType { return value }
    return ownType(name) == nil && !catalog.isType(name) ? value : nil
  }

  /// `0...1` where floating-point numbers are wanted.
  private func floatingRange(_ value: Value) -> Value? {
    guard case .range(let range) = value else { return nil }
    func floating(_ bound: Value) -> Value {
      if case .int(let number) = bound { .double(Double(number)) } else { bound }
    }
    return .range(RangeValue(lower: floating(range.lower), upper: floating(range.upper), isClosed: range.isClosed))
  }

  /// The methods of a name that a type has, of its own or of what it inherits from: of the nearest that has any.
  package func methods(_ name: String, of type: TypeInfo) -> [FunctionDeclaration] {
    if let own = type.methods[name] { return own }
    return names(of: type).lazy.compactMap { self.types[$0]?.methods[name] }.first ?? []
  }

  /// What a value does when it is called; `nil` when it cannot be.
  package func closure(of value: Value) -> ClosureValue? {
    switch value {
    case .closure(let closure): return closure
    case .native(let native): return native.closure
    case .opaque(let opaque): return opaqueClosure(opaque)
    case .structure(let structure):
      if let closure = framework.closure(of: structure, self) { return closure }
      guard let function = methods("callAsFunction", of: structure.type).first else { return nil }
      let scope = Scope(parent: nil)
      scope.declare("self", value)
      return functionValue(function, scope)
    default: return nil
    }
  }

  /// The value at the end of a key path; the component `?` ends it at nil.
  package func value(at names: [String], of base: Value, _ source: SourceRange) throws(Diagnostics) -> Value {
    var value = base
    for name in names {
      if name != "?" {
        value = try property(name, of: value, source)
      } else if value.isNil {
        return .none
      }
    }
    return value
  }

  /// The base with another value at the end of a key path.
  func setting(
    at names: ArraySlice<String>, of base: Value, to value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    guard let name = names.first else { return value }
    let rest = names.dropFirst()
    if name == "?" { return base.isNil ? base : try setting(at: rest, of: base, to: value, source) }
    let changed =
      rest.isEmpty
      ? value : try setting(at: rest, of: try property(name, of: base, source), to: value, source)
    return try setting(name, of: base, to: changed, source) ?? base
  }

  /// `\.name` where a function is wanted.
  func keyPathClosure(_ names: [String]) -> ClosureValue {
    ClosureValue(
      .native { (evaluator, arguments, source) throws(Diagnostics) -> Value in
        try evaluator.value(at: names, of: arguments.first ?? .none, source)
      })
  }
}

package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// `base.name` read as a value.
  package func property(_ name: String, of base: Value, _ source: SourceRange) throws(Diagnostics) -> Value {
    try enter(source)
    defer { leave() }
    if case .opaque(let opaque) = base { return .opaque(noted(opaque.member(name))) }
    if case .type(let typeName) = base { return try typeProperty(name, typeName, source) }
    if case .native(let native) = base, let value = try native.member(name, source, self) { return value }
    if let value = try ownProperty(name, of: base, source) { return value }
    switch base {
    case .tuple(let elements):
      if let index = Int(name), index >= 0, index < elements.count { return elements[index].value }
      if let element = elements.first(where: { $0.label == name }) { return element.value }
    case .binding(let binding):
      if name == "wrappedValue" { return try read(binding, source) }
      if name == "projectedValue" { return base }
      // A binding of an array is a collection itself, so these are no bindings.
      if Evaluator.membersOfCollections.contains(name), case .array(let elements) = try read(binding, source) {
        return try property(name, of: .array(elements), source)
      }
      // A binding of what is Identifiable is so itself, by the same id.
      if name == "id", typeNames(of: try read(binding, source)).contains("Identifiable") {
        return try property(name, of: try read(binding, source), source)
      }
      return .binding(BindingValue(.field(binding, name)))
    case .state(let box):
      if name == "wrappedValue" { return box.value }
      if name == "projectedValue" { return .binding(BindingValue(.state(box))) }
      return try property(name, of: box.value, source)
    case .native(let native) where native.isWrapper && name == "wrappedValue":
      return try native.wrappedValue(source, self)
    default: break
    }
    if name == "self" { return base }
    if let entry = entry(name, for: base, isProperty: true) {
      let call = Call(
        callee: Expression(.identifier(name), source: source), arguments: [], firstTrailingClosure: 0,
        ownSource: source)
      return try invoke(entry, on: base, baseSource: source, call, in: Scope(parent: nil))
    }
    if let value = try dynamicMember(name, of: base, source) { return value }
    if let value = try optionalProperty(name, of: base, source) { return value }
    if name == "description" || name == "debugDescription" { return .string(text(base)) }
    if name == "hashValue" { return .int(Evaluator.hash(of: text(base))) }
    if framework.goesOn(with: base), let modifier = entry(name, for: base, isProperty: false) {
      return .closure(function(modifier, on: base))
    }
    throw unknownMember(name, of: base, source)
  }

  private static let membersOfCollections = ["isEmpty", "count", "indices", "startIndex", "endIndex"]

  /// A property that the program gives to optionals: one that holds a value is stored as that value.
  private func optionalProperty(_ name: String, of base: Value, _ source: SourceRange) throws(Diagnostics) -> Value? {
    let declared = optionalTypes(of: base).lazy.compactMap { $0.computedProperties[name] }.first
    guard let variable = declared, let getter = variable.getter else { return nil }
    let scope = Scope(parent: nil)
    scope.declare("self", base)
    return try run(getter, in: scope, returning: swiftType(variable.type), isBuilder: isBuilder(variable), source)
  }

  /// What `subscript(dynamicMember:)` of the program's own gives for a name; `nil` when there is none.
  private func dynamicMember(_ name: String, of base: Value, _ source: SourceRange) throws(Diagnostics) -> Value? {
    guard case .structure(let structure) = base,
      structure.type.source?.isAttributed("dynamicMemberLookup") ?? false,
      let found = structure.type.subscripts.first(where: { $0.getter.parameters.first?.label == "dynamicMember" })
    else { return nil }
    let isPath = found.getter.parameters[0].type.name.hasSuffix("KeyPath")
    let member: Expression.Kind = isPath ? .keyPath(root: nil, [name]) : .string([.literal(name)])
    let argument = Argument(label: "dynamicMember", value: Expression(member, source: source), source: source)
    return try ownSubscript(base, [argument], in: Scope(parent: nil), source)
  }

  private func typeProperty(_ name: String, _ typeName: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    if name == "self" { return .type(typeName) }
    if catalog.isModule(typeName) { return .type(name) }
    if let value = try staticMember(name, of: typeName, nil, in: Scope(parent: nil), source) { return value }
    if name == "init", types[typeName] != nil || catalog.callable(typeName) != nil {
      return .closure(initializer(of: typeName))
    }
    let candidates = catalog.staticNames(of: typeName) + (types[typeName]?.cases.map { $0.name } ?? [])
    let near = suggestion(for: name, in: candidates + (types[typeName]?.memberNames ?? []))
    throw .unknownStatic(name, of: typeName, near: near, source)
  }

  /// A property that the scenario itself declares: stored, computed, or in an extension.
  package func ownProperty(_ name: String, of base: Value, _ source: SourceRange) throws(Diagnostics) -> Value? {
    if case .structure(let structure) = base, let value = try field(name, of: structure, source) { return value }
    for typeName in typeNames(of: base) {
      guard let info = types[typeName] else { continue }
      if let variable = info.computedProperties[name], let getter = variable.getter {
        let scope = Scope(parent: nil)
        scope.declare("self", adapted(base, to: info), type: selfType(in: info))
        return try run(
          getter, in: scope, returning: swiftType(variable.type), isBuilder: isBuilder(variable), source)
      }
      // `count` stays a number next to the program's own function `count(of:)`.
      if let methods = info.methods[name], entry(name, for: base, isProperty: true) == nil {
        let scope = Scope(parent: nil)
        scope.declare("self", base)
        return .closure(functionValue(methods[0], scope))
      }
    }
    if name == "rawValue", case .enumeration(let value) = base { return try rawValue(of: value, source) }
    return nil
  }

  /// The base with the extension's element type: `[250, 60]` becomes floating point in an extension of `[CGFloat]`.
  package func adapted(_ base: Value, to info: TypeInfo) -> Value {
    guard case .array(let elements) = base, let element = info.elementTypes.first else { return base }
    guard swiftType(element).isFloating else { return base }
    var numbers: [Value] = []
    for value in elements {
      if case .int(let number) = value { numbers.append(.double(Double(number))) } else { numbers.append(value) }
    }
    return .array(numbers)
  }

  /// A stored property, through its wrapper; `$name` is the binding and `_name` the wrapper itself.
  func field(_ name: String, of structure: StructValue, _ source: SourceRange) throws(Diagnostics) -> Value? {
    let type = structure.type
    if let index = type.fieldIndex(name) {
      if case .lazy = structure.fields[index] { return try lazyValue(index, of: structure) }
      let held = structure.fields[index]
      if let value = try unwrapped(held, type.storedProperties[index], "wrappedValue", source) { return value }
      // A property of type Binding is the binding itself, and one of a wrapper's type the wrapper.
      if type.storedProperties[index].type?.name == "Binding", held.isBinding { return held }
      if type.storedProperties[index].attributes.isEmpty, isWrapper(held, type.storedProperties[index].type) {
        return held
      }
      if let binding = try handedBinding(index, of: structure, source) { return try read(binding, source) }
      return try unwrapped(structure.fields[index], name, source)
    }
    if name.hasPrefix("$"), let index = type.fieldIndex(String(name.dropFirst())) {
      let projected = try unwrapped(
        structure.fields[index], type.storedProperties[index], "projectedValue", source)
      if let projected { return projected }
      if let wrapper = unknownWrapper(of: type.storedProperties[index]) {
        return made(type.storedProperties[index], by: wrapper)
      }
      switch structure.fields[index] {
      case .state(let box): return .binding(BindingValue(.state(box)))
      case .binding(let binding): return .binding(binding)
      case let held where held.holdsObject:
        // `@ObservedObject`, `@EnvironmentObject` and `@Bindable`: the object's own properties are what is bound.
        return .binding(BindingValue(.constant(try unwrapped(held, name, source))))
      case _ where type.storedProperties[index].attribute("Published") != nil:
        return framework.publisher(ofField: index, of: structure)
      default: return try handedBinding(index, of: structure, source).map { .binding($0) }
      }
    }
    guard name.hasPrefix("_"), let index = type.fieldIndex(String(name.dropFirst())) else { return nil }
    let held = structure.fields[index]
    // A field that holds the value itself has no wrapper around it: one is made, to be read.
    guard catalog.wrapper(of: type.storedProperties[index])?.storage == .plain else { return held }
    return .binding(BindingValue(.constant(try unwrapped(held, name, source))))
  }

  /// Whether a property without attributes is declared as what wraps its value: `let size: Environment<CGFloat>`.
  private func isWrapper(_ held: Value, _ type: TypeReference?) -> Bool {
    switch held {
    case .native(let native): native.isWrapper
    case .state: type?.name == "State"
    default: false
    }
  }

  /// The binding of `@Environment(\.height) @Binding var height`, which the views around hand down; `nil` for any other
  /// property.
  func handedBinding(
    _ index: Int, of structure: StructValue, _ source: SourceRange
  ) throws(Diagnostics) -> BindingValue? {
    let property = structure.type.storedProperties[index]
    guard property.attribute("Binding") != nil, case .native(let native) = structure.fields[index],
      case .binding(let binding) = try native.wrappedValue(source, self)
    else { return nil }
    return binding
  }

  /// Makes the value of a lazy property; an object keeps it, a struct makes it anew each time.
  private func lazyValue(_ index: Int, of structure: StructValue) throws(Diagnostics) -> Value {
    let scope = Scope(parent: nil)
    scope.declare("self", .structure(structure))
    let value = try initialValue(of: structure.type.storedProperties[index], in: scope)
    structure.object?.values[index] = value
    return value
  }

  private func unwrapped(_ value: Value, _ name: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    switch value {
    case .state(let box): return box.value
    case .binding(let binding): return try read(binding, source)
    case .native(let native): return try native.wrappedValue(source, self)
    default: return value
    }
  }

  private func rawValue(of value: EnumValue, _ source: SourceRange) throws(Diagnostics) -> Value {
    let before = value.type.cases[..<value.caseIndex]
    if let expression = value.type.cases[value.caseIndex].rawValue {
      return rawValue(try self.value(expression, in: Scope(parent: nil)), of: value.type)
    }
    if value.type.inherited.contains("String") { return .string(value.name) }
    // Numbers count on from the last one that is written.
    let written = before.lastIndex { $0.rawValue != nil }
    try step(source, cost: (value.caseIndex - (written ?? 0)) / 16)
    guard let written, let expression = before[written].rawValue,
      case .int(let number) = try self.value(expression, in: Scope(parent: nil))
    else { return rawValue(.int(Int64(value.caseIndex)), of: value.type) }
    return rawValue(.int(number &+ Int64(value.caseIndex - written)), of: value.type)
  }

  /// A whole literal is a floating-point number where the type says so.
  private func rawValue(_ raw: Value, of type: TypeInfo) -> Value {
    guard case .int(let number) = raw, type.inherited.contains(where: { SwiftType.floatingNames.contains($0) }) else {
      return raw
    }
    return .double(Double(number))
  }

  /// The catalogue's member or modifier of that name for a value, its own type before what it conforms to.
  package func entry(_ name: String, for base: Value, isProperty: Bool) -> CatalogEntry? {
    let found = catalog.members(name)
    for typeName in typeNames(of: base) {
      for candidate in found
      where candidate.type == typeName || candidate.entry.details.otherType == typeName {
        if candidate.entry.overloads.contains(where: { $0.isProperty == isProperty }) { return candidate.entry }
      }
    }
    return takesAnyMember(base) ? .opaqueMember(name, of: typeName(of: base)) : nil
  }

  /// Whether a value is of a type that nothing depends on, which has any member.
  func takesAnyMember(_ value: Value) -> Bool {
    switch value {
    case .symbol, .native: catalog.isOpaque(typeName(of: value))
    default: false
    }
  }

  /// The error for a member that a value does not have.
  package func unknownMember(_ name: String, of base: Value, _ source: SourceRange) -> Diagnostics {
    if case .none = base { return .unwrappedNil(source) }
    let names = typeNames(of: base)
    var candidates: [String] = catalog.names { role in
      switch role {
      case .modifier(let type), .member(let type): return names.contains(type)
      default: return false
      }
    }
    for typeName in names { candidates += types[typeName]?.memberNames ?? [] }
    let near = suggestion(for: name, in: candidates)
    return framework.unknownMember(name, of: base, near: near, source, self)
      ?? .unknownMember(name, of: typeName(of: base), near: near, source)
  }
}

extension Value {
  /// An object, or what a property wrapper left in its place.
  fileprivate var holdsObject: Bool {
    switch self {
    case .structure, .opaque: return true
    case .native(let native): return native.isWrapper
    default: return false
    }
  }
}

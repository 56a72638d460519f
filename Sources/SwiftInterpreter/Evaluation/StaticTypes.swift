internal import ViewProgram

/// The types of expressions as far as they follow from declarations, without running anything.
///
/// They give a literal or an implicit member its type where the value next to it cannot: after `??` when there is no
/// value, and in `? :` where the other branch is the one with a type.
extension Evaluator {
  /// How many levels of an expression are looked at. Every level asks about those inside it, so looking at all of them
  /// would cost the square of their number.
  fileprivate static let deepest = 24

  /// The type of an expression; `any` where nothing declares it.
  func staticType(_ expression: Expression, in scope: Scope, depth: Int = 0) -> SwiftType {
    guard depth < Evaluator.deepest else { return .any }
    func type(of part: Expression) -> SwiftType { staticType(part, in: scope, depth: depth + 1) }
    switch expression.kind {
    case .integer: return .int
    case .floating: return .double
    case .boolean: return .bool
    case .string: return .string
    case .identifier(let name): return declaredType(name, in: scope)
    case .member(let base, let name): return memberType(name, of: type(of: base), depth)
    case .optionalChain(let inner), .forceUnwrap(let inner): return type(of: inner).unwrapped
    case .attempt(let inner), .inoutReference(let inner), .prefix(_, let inner): return type(of: inner)
    case .call(let call): return resultType(call, in: scope, depth)
    case .subscripted(let base, _): return type(of: base).subscriptType
    case .cast(_, let keyword, let reference): return keyword == "is" ? .bool : swiftType(reference)
    case .binary(let symbol, let left, let right):
      guard Expression.arithmetic.contains(symbol) || symbol == "??" else { return .any }
      let (first, second) = (type(of: left).unwrapped, type(of: right))
      let value = first == .any || (first == .int && second.isFloating) ? second : first
      // `name ?? nickname` is optional where the nickname is.
      return second.isOptional && !value.isOptional ? .optional(value) : value
    case .ternary(_, let first, let second):
      let (one, other) = (type(of: first), type(of: second))
      return one == .any || (one == .int && other.isFloating) ? other : one
    case .array(let elements): return elements.first.map { .array(type(of: $0)) } ?? .any
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: return type(of: elements[0].value)
    default: return .any
    }
  }

  /// What a literal or implicit member beside an expression of some type is.
  ///
  /// - Parameter expected: what the context wants of the whole.
  func contextType(
    of expression: Expression, beside other: Expression, as expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    guard expression.takesItsType else { return expected }
    // `isWide ? [.horizontal] : [.all]`: both literals are what the context wants.
    if case .array = other.kind, expected != .any { return expected }
    // `isOn ? 0 : isLow ? -15 : 15`: neither tells the other what it is.
    if expected != .any, other.takesItsType { return expected }
    var type = staticType(other, in: scope).unwrapped
    // `isOn ? Color.orange : .brand`
    if type == .any, expression.isImplicitMember, let start = other.startingType { type = swiftType(start) }
    if type == .any { return expected }
    // `0` next to an Int where a Double is wanted takes the type that the context requires.
    if expression.isNumberLiteral && !type.isFloating { return expected }
    if expression.isImplicitMember, expected != .any { return .oneOf([expected, type]) }
    return type
  }

  private func declaredType(_ name: String, in scope: Scope) -> SwiftType {
    if let variable = scope.variable(name) {
      if name == "self", case .type(let name) = variable.value { return .named(name) }
      return variable.type == .any || name == "self" ? inferredType(of: variable.value) : variable.type
    }
    if let own = scope.value("self") {
      let type = memberType(name, of: .named(selfTypeName(own)), 0)
      if type != .any { return type }
    }
    if types[name] != nil { return .named(name) }
    return globalType(name)
  }

  private func memberType(_ name: String, of base: SwiftType, _ depth: Int) -> SwiftType {
    switch base.unwrapped {
    case .array(let element):
      if name == "first" || name == "last" { return .optional(element) }
    case .string:
      if name == "first" || name == "last" { return .optional(.named("Character")) }
    case .named(let typeName):
      if let info = types[typeName], let type = memberType(name, of: info, depth) { return type }
      if name == "allCases", types[typeName]?.kind == .enumeration { return .array(.named(typeName)) }
    default: break
    }
    if name == "count" { return .int }
    return Evaluator.lengths.contains(name) ? .cgFloat : .any
  }

  /// Properties that are numbers wherever SwiftUI has them.
  private static let lengths: Set<String> = [
    "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY",
  ]

  private func memberType(_ name: String, of info: TypeInfo, _ depth: Int) -> SwiftType? {
    var declared = info.computedProperties[name] ?? info.staticProperties[name]
    if let index = info.fieldIndex(name) { declared = info.storedProperties[index] }
    guard let declared else { return nil }
    if let type = declared.type { return declaredType(type, bounds: info.source?.genericBounds ?? []) }
    guard let value = declared.initialValue else { return nil }
    return staticType(value, in: Scope(parent: nil), depth: depth + 1)
  }

  private func resultType(_ call: Call, in scope: Scope, _ depth: Int) -> SwiftType {
    switch call.callee.unspecialized.kind {
    case .identifier(let name):
      if SwiftType.floatingNames.contains(name) { return .double }
      if SwiftType.integerNames.contains(name) { return .int }
      if name == "String" { return .string }
      if let own = scope.value("self"), let method = types[selfTypeName(own)]?.methods[name]?.first {
        return swiftType(method.result)
      }
      if let function = functions[name]?.first { return swiftType(function.result) }
      if let entry = catalog.callable(name), entry.isOfFloatingNumbers { return .double }
      return types[name] != nil || catalog.isType(name) ? .named(name) : .any
    case .array(let elements):
      // `[CGFloat]()`
      guard case .identifier(let name)? = elements.first?.kind else { return .any }
      return .array(swiftType(TypeReference(name: name, source: call.ownSource)))
    case .member(let base, let name):
      let base = staticType(base, in: scope, depth: depth + 1)
      return mappedType(call, by: name, of: base, in: scope, depth) ?? methodType(name, of: base)
    default: return .any
    }
  }

  /// What a call makes of the elements of an array: `rows.map(\.name)` and `rows.map { $0.name }`.
  private func mappedType(
    _ call: Call, by name: String, of base: SwiftType, in scope: Scope, _ depth: Int
  ) -> SwiftType? {
    guard case .array(let element) = base.unwrapped, element != .any, call.arguments.count == 1,
      ["map", "compactMap", "flatMap"].contains(name)
    else { return nil }
    let made = resultType(of: call.arguments[0].value, for: element, in: scope, depth + 1)
    guard made != .any else { return nil }
    switch name {
    case "map": return .array(made)
    case "compactMap": return .array(made.unwrapped)
    default: return made.isArray ? made : nil
    }
  }

  /// What a key path or a closure of one expression makes of a value; `any` where nothing declares it.
  private func resultType(
    of function: Expression, for element: SwiftType, in scope: Scope, _ depth: Int
  ) -> SwiftType {
    switch function.kind {
    case .keyPath(_, let names): return names.reduce(element) { memberType($1, of: $0, depth) }
    case .closure(let closure):
      guard closure.parameters.count <= 1, closure.body.count == 1, let result = closure.body[0].implicitResult
      else { return .any }
      let local = Scope(parent: scope)
      local.declare(closure.parameters.first ?? "$0", .void, type: element)
      return staticType(result, in: local, depth: depth)
    default: return .any
    }
  }

  private func methodType(_ name: String, of base: SwiftType) -> SwiftType {
    switch base.unwrapped {
    case .named(let typeName):
      let info = types[typeName]
      let method = info?.methods[name]?.first ?? info?.staticMethods[name]?.first
      return method.map { swiftType($0.result) } ?? .any
    case .array(let element):
      if ["first", "last", "max", "min", "randomElement", "popLast"].contains(name) { return .optional(element) }
      if ["filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast"].contains(name) { return base }
      return .any
    default: return .any
    }
  }
}

extension CatalogEntry {
  /// Whether it is a function of floating-point numbers, such as `pow`, which has one as its result.
  fileprivate var isOfFloatingNumbers: Bool {
    guard role == .function, let parameters = overloads.first?.parameters, !parameters.isEmpty else { return false }
    return parameters.allSatisfy { $0.type == .double }
  }
}

extension SwiftType {
  /// The type without being optional or a binding.
  var unwrapped: SwiftType {
    switch self {
    case .optional(let wrapped), .binding(let wrapped): wrapped.unwrapped
    case .generic(let name, _): .named(name)
    default: self
    }
  }

  fileprivate var isArray: Bool {
    if case .array = self { return true }
    return false
  }

  /// The type of the element at an index or a key.
  fileprivate var subscriptType: SwiftType {
    switch unwrapped {
    case .array(let element): element
    case .dictionary(_, let value): .optional(value)
    default: .any
    }
  }
}

extension Expression {
  /// The type that a chain begins with, which it most often also makes: `Color.orange.opacity(0.5)`.
  fileprivate var startingType: TypeReference? {
    var current = self
    while true {
      if let type = current.leadingType { return type }
      switch current.kind {
      case .call(let call): current = call.callee
      case .member(let base, _): current = base
      default: return nil
      }
    }
  }

  /// Its type comes from the context: `2`, `.leading`, `[.red]`, `isOn ? 1 : 2`, `value ?? 0`.
  var takesItsType: Bool { takesItsType(below: Evaluator.deepest) }

  private func takesItsType(below levels: Int) -> Bool {
    guard levels > 0 else { return false }
    func takes(_ part: Expression) -> Bool { part.takesItsType(below: levels - 1) }
    switch kind {
    case .integer, .implicitMember, .nilLiteral: return true
    // `rows.append(("a", 30))` has the labels of the rows.
    case .tuple(let elements): return elements.count > 1 && elements.allSatisfy { $0.label == nil }
    case .array(let elements): return elements.isEmpty || elements.contains { takes($0) }
    case .ternary(_, let first, let second): return takes(first) || takes(second)
    case .binary("??", _, let right): return takes(right)
    default: return isImplicitMember || numberLiteral == .integer
    }
  }
}

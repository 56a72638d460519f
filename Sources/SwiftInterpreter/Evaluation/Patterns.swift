package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// Whether a value matches a pattern; what the pattern binds is declared in the scope.
  func matches(
    _ pattern: Pattern, _ value: Value, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Bool {
    if case .opaque(let opaque) = value { return matches(pattern, opaque, in: scope) }
    switch pattern {
    case .wildcard: return true
    case .binding(let name):
      scope.declare(name, value, type: inferredType(of: value))
      return true
    case .expression(let expression): return try matches(expression, value, in: scope)
    case .enumCase(let name, let elements, let source):
      return try matchesCase(name, elements, value, in: scope, source)
    case .tuple(let elements):
      guard case .tuple(let values) = value, values.count == elements.count else { return false }
      for (index, element) in elements.enumerated() {
        if !(try matches(element.pattern, values[index].value, in: scope, source)) { return false }
      }
      return true
    case .optional(let inner):
      if case .none = value { return false }
      return try matches(inner, value, in: scope, source)
    case .type(let reference): return converted(value, to: swiftType(reference)) != nil
    case .cast(let inner, let reference):
      guard let converted = converted(value, to: swiftType(reference)) else { return false }
      return try matches(inner, converted, in: scope, source)
    }
  }

  /// Whether an opaque value matches: it is not known to be any particular one.
  private func matches(_ pattern: Pattern, _ value: OpaqueValue, in scope: Scope) -> Bool {
    switch pattern {
    case .wildcard, .binding, .tuple:
      bind(pattern, to: value, in: scope)
      return true
    case .optional(let inner): return matches(inner, value, in: scope)
    case .enumCase("some", let elements, _) where elements.count == 1:
      return matches(elements[0].pattern, value, in: scope)
    case .expression(let expression):
      use(value)
      if case .boolean(let flag) = expression.kind { return value.condition == flag }
      return false
    case .enumCase, .type, .cast:
      use(value)
      return false
    }
  }

  private func matches(_ expression: Expression, _ value: Value, in scope: Scope) throws(Diagnostics) -> Bool {
    // `nil` is not a constant of the wrapped type.
    if case .none = value, case .implicitMember(let name) = expression.kind { return name == "none" }
    if case .implicitMember("some") = expression.kind {
      guard case .enumeration(let found) = value else { return true }
      return found.type.caseIndex("some") == nil || found.name == "some"
    }
    // `case .loaded` also stands for a case with values, which are not looked at.
    if case .enumeration(let found) = value, let name = expression.lastName, let index = found.type.caseIndex(name),
      !found.type.cases[index].parameters.isEmpty
    {
      return found.caseIndex == index
    }
    let wanted = try self.value(expression, as: inferredType(of: value), in: scope)
    if case .range(let range) = wanted { return contains(range, value) }
    return equal(wanted, value)
  }

  private func matchesCase(
    _ name: String, _ elements: [(label: String?, pattern: Pattern)], _ value: Value, in scope: Scope,
    _ source: SourceRange
  ) throws(Diagnostics) -> Bool {
    if name == "none", case .none = value { return true }
    if name == "some", elements.count == 1 {
      if case .none = value { return false }
      return try matches(elements[0].pattern, value, in: scope, source)
    }
    if case .symbol(_, let constant) = value { return constant == name }
    guard case .enumeration(let found) = value else { return false }
    guard found.type.caseIndex(name) != nil else {
      let near = suggestion(for: name, in: found.type.cases.map { $0.name })
      throw .unknownStatic(name, of: found.type.name, near: near, source)
    }
    guard found.name == name else { return false }
    if elements.isEmpty { return true }
    if elements.count == 1, found.payload.count > 1 {
      let tuple = Value.tuple(found.payload.map { LabelledValue(nil, $0) })
      return try matches(elements[0].pattern, tuple, in: scope, source)
    }
    guard elements.count == found.payload.count else { return false }
    for (index, element) in elements.enumerated() {
      if !(try matches(element.pattern, found.payload[index], in: scope, source)) { return false }
    }
    return true
  }

  /// Whether a range contains a value.
  func contains(_ range: RangeValue, _ value: Value) -> Bool {
    if !range.lower.isNil, less(value, range.lower) ?? true { return false }
    if range.upper.isNil || less(value, range.upper) ?? false { return true }
    return range.isClosed && equal(value, range.upper)
  }

  /// The elements of a collection in order.
  package func elements(of value: Value, _ source: SourceRange) throws(Diagnostics) -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .string(let text):
      try check(elements: text.utf8.count, source)
      return text.map { .string(String($0)) }
    case .dictionary(let pairs):
      try check(elements: pairs.count, new: 4 * pairs.count, source)
      return pairs.map { .tuple([LabelledValue("key", $0.key), LabelledValue("value", $0.value)]) }
    case .state(let box): return try elements(of: box.value, source)
    case .opaque(let opaque):
      use(opaque)
      return opaque.elements
    case .range(let range):
      guard case .int(let lower) = range.lower, case .int(let upper) = range.upper else {
        throw .notIterable(typeName(of: value), source)
      }
      let (difference, overflow) = upper.subtractingReportingOverflow(lower)
      let (count, overflows) = difference.addingReportingOverflow(range.isClosed ? 1 : 0)
      try check(elements: overflow || overflows ? Int.max : Int(clamping: count), source)
      return (0..<max(count, 0)).map { .int(lower + $0) }
    case .structure(let structure):
      if let elements = try ownElements(of: structure, source) { return elements }
      throw .notIterable(typeName(of: value), source)
    case .native(let native):
      if let elements = try native.elements(source, self) { return elements }
      throw .notIterable(typeName(of: value), source)
    default: throw .notIterable(typeName(of: value), source)
    }
  }
}

extension Expression {
  /// `name` in `.name` and `Type.name`.
  fileprivate var lastName: String? {
    switch kind {
    case .implicitMember(let name), .member(_, let name): return name
    default: return nil
    }
  }
}

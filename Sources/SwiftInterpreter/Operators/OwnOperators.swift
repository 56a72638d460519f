internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Operators that the scenario declares, for its own types or for SwiftUI's.
extension Evaluator {
  /// The result of an operator of the scenario's own; `nil` when it declares none for these operands.
  func ownOperator(
    _ symbol: String, _ left: Value, _ right: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    if let result = try call(symbol, [left, right], source) { return result.value }
    // The operators that `Equatable` and `Comparable` derive from the one they require.
    switch symbol {
    case "!=": return try call("==", [left, right], source).map { .bool(!$0.value.isTrue) }
    case ">": return try call("<", [right, left], source)?.value
    case "<=": return try call("<", [right, left], source).map { .bool(!$0.value.isTrue) }
    case ">=": return try call("<", [left, right], source).map { .bool(!$0.value.isTrue) }
    default: return nil
    }
  }

  /// The new left side of `+=` or a similar operator; `nil` when the scenario declares none for these operands.
  func ownAssignment(
    _ symbol: String, _ left: Value, _ right: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    try call(symbol, [left, right], source)?.changed
  }

  func ownPrefix(_ symbol: String, _ operand: Value, _ source: SourceRange) throws(Diagnostics) -> Value? {
    try call("prefix " + symbol, [operand], source)?.value
  }

  private func call(
    _ symbol: String, _ operands: [Value], _ source: SourceRange
  ) throws(Diagnostics) -> (value: Value, changed: Value)? {
    guard declarations.operatorNames.contains(symbol),
      let (function, values, owner) = fitting(symbol, operands)
    else { return nil }
    try enter(source)
    defer { leave() }
    let local = Scope(parent: nil)
    // `Self` is the operand's type where a protocol declares the operator.
    if let owner { local.declare("self", .type(types[owner]?.kind == .protocolType ? typeName(of: values[0]) : owner)) }
    for (parameter, value) in zip(function.parameters, values) {
      local.declare(parameter.name, value, type: swiftType(parameter.type))
    }
    let result = try run(
      function.body, in: local, returning: resultType(function.result, of: local.value("self")), isBuilder: false,
      source,
      returnsValue: function.result != nil)
    return (result, function.parameters.first.flatMap { local.value($0.name) } ?? .void)
  }

  /// The first declaration whose parameters take the operands, and the type that it stands in.
  private func fitting(_ symbol: String, _ operands: [Value]) -> (FunctionDeclaration, [Value], owner: String?)? {
    var candidates = (functions[symbol] ?? []).map { (function: $0, owner: String?.none) }
    for operand in operands {
      for typeName in typeNames(of: operand) {
        candidates += (types[typeName]?.staticMethods[symbol] ?? []).map { ($0, typeName) }
      }
    }
    for (candidate, owner) in candidates where candidate.parameters.count == operands.count {
      var values: [Value] = []
      for (parameter, operand) in zip(candidate.parameters, operands) {
        guard let value = self.operand(operand, as: parameter.type, of: candidate) else { break }
        values.append(value)
      }
      if values.count == operands.count { return (candidate, values, owner) }
    }
    return nil
  }

  /// The operand as a declaration takes it; `nil` where it does not.
  private func operand(_ value: Value, as reference: TypeReference, of function: FunctionDeclaration) -> Value? {
    let type = reference.name == "Self" ? .any : swiftType(reference)
    // `!isOpen` is none of an operator for key paths.
    if reference.name.hasSuffix("KeyPath"), !value.mayBeKeyPath { return nil }
    // `type(of: lhs) == type(of: rhs)` is none of an operator for a protocol's values, nor is `1 == 2`.
    if let wanted = protocolType(type), !mayConform(value, to: wanted) { return nil }
    // `1 + 2` is none of an operator for transitions, of which nothing else is known.
    let bounds = function.genericBounds.filter { $0.parameter == reference.name }.map { $0.type.name }
    if value.isPlain, catalog.isOpaque(reference.name) || bounds.contains(where: { !mayConform(value, to: $0) }) {
      return nil
    }
    if let converted = converted(value, to: type) { return converted }
    if type.isFloating, case .int(let number) = value { return .double(Double(number)) }
    return nil
  }

  /// Whether a value of one of Swift's own types may conform to a protocol of that name: to none of the framework's.
  private func mayConform(_ value: Value, to name: String) -> Bool {
    !catalog.isOpaque(name) && converted(value, to: .named(name)) != nil
  }
}

extension Evaluator {
  /// Whether a value may be of a type that conforms to one of the program's protocols, as far as it is known.
  private func mayConform(_ value: Value, to protocolType: TypeInfo) -> Bool {
    switch value {
    case .type: return false
    case .int, .double, .bool, .string:
      return typeNames(of: value).contains { types[$0]?.inherited.contains(protocolType.name) ?? false }
    case .structure, .enumeration: return typeNames(of: value).contains(protocolType.name)
    default: return true
    }
  }
}

extension Value {
  fileprivate var mayBeKeyPath: Bool {
    switch self {
    case .keyPath, .opaque, .unknown: true
    default: false
    }
  }

  /// Whether it is of one of Swift's own types.
  fileprivate var isPlain: Bool {
    switch self {
    case .int, .double, .bool, .string, .array, .dictionary, .range, .tuple: true
    default: false
    }
  }

  fileprivate var isTrue: Bool {
    if case .bool(let flag) = self { return flag }
    return false
  }
}

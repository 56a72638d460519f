internal import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// Evaluates an expression and checks that it has a type.
  package func typed(_ expression: Expression, as type: SwiftType, in scope: Scope) throws(Diagnostics) -> Value {
    let value = try value(expression, as: type, in: scope)
    guard let converted = converted(value, to: type) else {
      throw .wrongType(typeName(of: value), wanted: type, expression.source)
    }
    return converted
  }

  /// Evaluates an expression; the wanted type decides what literals and implicit members mean.
  package func value(_ expression: Expression, as expected: SwiftType = .any, in scope: Scope) throws(Diagnostics)
    -> Value
  {
    try enter(expression.source)
    defer { leave() }
    let value: Value
    do throws(Diagnostics) {
      value = try evaluated(expression, as: expected, in: scope)
    } catch {
      value = try opaque(after: error, expression, named: expression.text)
    }
    // What stands in for it as a text is what is written here, not what led to it.
    if case .opaque(let opaque) = value, expression.isWorthShowing {
      return .opaque(noted(opaque.written(as: expression.text)))
    }
    return value
  }

  private func evaluated(_ expression: Expression, as expected: SwiftType, in scope: Scope) throws(Diagnostics) -> Value
  {
    if let own = try ownLiteral(expression, as: expected, in: scope) { return own }
    switch expression.kind {
    case .integer(let number): return integerLiteral(number, as: expected)
    case .floating(let number): return .double(number)
    case .boolean(let flag): return .bool(flag)
    case .nilLiteral: return .none
    case .string(let segments):
      if let value = try framework.stringLiteral(segments, as: expected, in: scope, expression.source, self) {
        return value
      }
      return try string(segments, in: scope, expression.source)
    case .identifier, .member, .call, .optionalChain, .forceUnwrap, .subscripted, .implicitMember:
      return try chain(expression, as: expected, in: scope)
    case .specialized(let base, let arguments):
      if case .identifier(let name) = base.kind, declarations.aliases[name] != nil {
        return .type(specialized(name, arguments, in: scope, base.source))
      }
      let value = try value(base, in: scope)
      guard case .type(let name) = value else { return value }
      return .type(specialized(name, arguments, in: scope))
    case .closure(let closure):
      return .closure(closureValue(closure, as: expected, in: try captures(of: closure, in: scope)))
    case .attempt(let operand): return try attempted(operand, as: expected, in: scope)
    case .prefix(let symbol, let operand):
      return try prefix(symbol, operand, as: expected, in: scope, expression.source)
    case .binary(let symbol, let left, let right):
      return try binary(symbol, left, right, as: expected, in: scope, expression.source)
    case .assignment(let symbol, let target, let operand):
      return try assignment(symbol, target, operand, in: scope, expression.source)
    case .ternary(let condition, let first, let second):
      let isTrue = try boolean(condition, in: scope)
      let (branch, other) = isTrue ? (first, second) : (second, first)
      let type = contextType(of: branch, beside: other, as: expected, in: scope)
      return try value(branch, as: type, in: scope)
    case .array(let elements): return try array(elements, as: expected, in: scope, expression.source)
    case .dictionary(let pairs): return try dictionary(pairs, as: expected, in: scope, expression.source)
    case .tuple(let elements): return try tuple(elements, as: expected, in: scope)
    case .keyPath(_, let names): return .keyPath(names)
    case .inoutReference(let operand): return try value(operand, as: expected, in: scope)
    case .cast(let operand, let keyword, let reference):
      return try cast(operand, keyword, reference, in: scope, expression.source)
    case .statement(let statement):
      return try valueOfStatement(statement, as: expected, in: scope)
    case .opaque(let text, let syntax): return opaqueSyntax(expression, text, syntax)
    }
  }

  func boolean(_ expression: Expression, in scope: Scope) throws(Diagnostics) -> Bool {
    isTrue(try typed(expression, as: .bool, in: scope))
  }

  /// What a condition's value decides.
  func isTrue(_ value: Value) -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .opaque(let opaque):
      use(opaque)
      return opaque.condition
    default: return false
    }
  }

  private func integerLiteral(_ number: Int64, as expected: SwiftType) -> Value {
    if expected.isFloating && !expected.isInteger { return .double(Double(number)) }
    return .int(number)
  }

  private func string(
    _ segments: [StringSegment], in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var text = ""
    for segment in segments {
      switch segment {
      case .literal(let part): text += part
      case .interpolation(let arguments):
        if let first = arguments.first { text += self.text(try value(first.value, in: scope)) }
      }
    }
    try check(string: text, source)
    return .string(text)
  }

  /// The scope a closure sees: the one around it, behind what its capture list copies.
  private func captures(of closure: Closure, in scope: Scope) throws(Diagnostics) -> Scope {
    if closure.captures.isEmpty { return scope }
    let inner = Scope(parent: scope)
    for capture in closure.captures {
      let value = try value(capture.value, in: scope)
      inner.declare(capture.label ?? "", value, type: inferredType(of: value))
    }
    return inner
  }

  package func closureValue(_ closure: Closure, as expected: SwiftType, in scope: Scope) -> ClosureValue {
    let value = writtenClosure(closure, as: expected, in: scope)
    liveObjects.add(value)
    return value
  }

  private func writtenClosure(_ closure: Closure, as expected: SwiftType, in scope: Scope) -> ClosureValue {
    for type in expected.alternatives {
      switch type {
      case .builder(let parameters, let result):
        return ClosureValue(.written(closure, scope), isBuilder: true, parameterTypes: parameters, resultType: result)
      case .function(let parameters, let result):
        // `{ n -> (title: String, width: CGFloat) in … }` says what its parameter leaves open.
        let own = result == .any && closure.result != nil ? swiftType(closure.result, in: scope) : result
        return ClosureValue(.written(closure, scope), parameterTypes: parameters, resultType: own)
      default: continue
      }
    }
    return ClosureValue(
      .written(closure, scope), parameterTypes: closure.parameterTypes.map { swiftType($0, in: scope) },
      resultType: swiftType(closure.result, in: scope))
  }

  private func array(
    _ elements: [Expression], as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    try check(elements: elements.count, source)
    if let value = try framework.arrayLiteral(elements, as: expected, in: scope, self) { return value }
    if let own = try ownOptionSet(elements, as: expected, in: scope, source) { return own }
    var type = expected.elementType
    if case .any = type, elements.contains(where: { $0.numberLiteral == .floating }) { type = .double }
    let followsFirst = elements.dropFirst().contains { $0.isImplicitMember }
    var values: [Value] = []
    for element in elements {
      let value = try attempt { () throws(Diagnostics) -> Value in try self.typed(element, as: type, in: scope) }
      if let value { values.append(value) }
      // `[Color.red, .blue]`: the first element gives the type of the others.
      if case .any = type, followsFirst, let first = values.first { type = inferredType(of: first) }
    }
    if values.count < elements.count { throw .noted }
    return .array(values)
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    try check(elements: pairs.count, source)
    var keyType = SwiftType.any
    var valueType = SwiftType.any
    for type in expected.alternatives {
      if case .dictionary(let key, let value) = type { (keyType, valueType) = (key, value) }
    }
    var entries: [KeyedValue] = []
    for pair in pairs {
      let key = try typed(pair.key, as: keyType, in: scope)
      entries.append(KeyedValue(key: key, value: try typed(pair.value, as: valueType, in: scope)))
    }
    return .dictionary(entries)
  }

  private func tuple(
    _ elements: [Argument], as expected: SwiftType, in scope: Scope
  ) throws(Diagnostics) -> Value {
    if elements.isEmpty { return .void }
    var types: [SwiftType] = []
    for type in expected.alternatives {
      if case .tuple(let elementTypes, _) = type { types = elementTypes }
    }
    var values: [LabelledValue] = []
    for (index, element) in elements.enumerated() {
      let type = index < types.count ? types[index] : .any
      values.append(LabelledValue(element.label, try typed(element.value, as: type, in: scope)))
    }
    if values.count == 1 && values[0].label == nil { return values[0].value }
    return .tuple(values)
  }
}

extension Expression {
  /// A reader knows what is meant: it is not `$0`, nor a choice between others.
  fileprivate var isWorthShowing: Bool {
    switch kind {
    case .identifier(let name): return !name.hasPrefix("$")
    case .ternary, .statement, .attempt, .inoutReference, .closure: return false
    case .member(let base, _): return base.isWorthShowing
    case .call(let call): return call.callee.isWorthShowing
    default: return true
    }
  }

  var isClosure: Bool {
    if case .closure = kind { return true }
    return false
  }

  static let arithmetic = ["+", "-", "*", "/", "%"]

  /// The operators between two operands that Swift has; the scenario may declare others.
  static let infixOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>", "...", "..<", "==", "!=", "===",
    "!==", "<", ">", "<=", ">=", "~=", "&&", "||", "??",
  ]
  /// Those before one.
  static let prefixOperators: Set<String> = ["-", "+", "!", "~", "...", "..<"]

  /// The type of a number made of literals alone.
  enum NumberLiteral { case integer, floating }

  /// A number whose type the context decides: `2`, `-1.5`, `1 / 2`; `nil` for anything else.
  var numberLiteral: NumberLiteral? {
    switch kind {
    case .integer: return .integer
    case .floating: return .floating
    case .prefix(let symbol, let operand): return symbol == "-" ? operand.numberLiteral : nil
    case .binary(let symbol, let left, let right):
      // The right side first: it is short where many operands follow one another.
      guard Expression.arithmetic.contains(symbol), let second = right.numberLiteral,
        let first = left.numberLiteral
      else { return nil }
      return first == .floating ? first : second
    case .tuple(let elements):
      return elements.count == 1 && elements[0].label == nil ? elements[0].value.numberLiteral : nil
    default: return nil
    }
  }

  var isNumberLiteral: Bool { numberLiteral != nil }
}

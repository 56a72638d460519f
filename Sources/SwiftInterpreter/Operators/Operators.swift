package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  package func prefix(
    _ symbol: String, _ operand: Expression, as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    if operatorNames.contains("prefix " + symbol) {
      if let value = try ownPrefix(symbol, try value(operand, as: expected, in: scope), source) { return value }
    }
    switch symbol {
    case "!":
      let value = try typed(operand, as: .bool, in: scope)
      if case .opaque(let opaque) = value { return .opaque(opaque.with(condition: !opaque.condition)) }
      if case .bool(let flag) = value { return .bool(!flag) }
      return .bool(true)
    case "+": return try value(operand, as: expected, in: scope)
    case "-": return try negated(try value(operand, as: expected, in: scope), source)
    case "...", "..<":
      return .range(RangeValue(lower: .none, upper: try value(operand, in: scope), isClosed: symbol == "..."))
    default:
      let type = typeName(of: try value(operand, in: scope))
      guard Expression.prefixOperators.contains(symbol) || operatorNames.contains("prefix " + symbol) else {
        throw .unknownOperator(symbol, source)
      }
      throw .wrongOperands(symbol, "prefix", type, source)
    }
  }

  private func negated(_ value: Value, _ source: SourceRange) throws(Diagnostics) -> Value {
    switch value {
    case .int(let number):
      let (result, overflow) = Int64(0).subtractingReportingOverflow(number)
      if overflow { throw .overflow("-", source) }
      return .int(result)
    case .double(let number): return .double(-number)
    case .native(let native):
      if let value = native.negated() { return value }
    case .opaque: return value
    default: break
    }
    throw .wrongType(typeName(of: value), wanted: .oneOf([.int, .double]), source)
  }

  func binary(
    _ symbol: String, _ left: Expression, _ right: Expression, as expected: SwiftType, in scope: Scope,
    _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    switch symbol {
    case "&&": return try joined(left, right, endsAt: false, in: scope)
    case "||": return try joined(left, right, endsAt: true, in: scope)
    case "??":
      let first = try value(left, as: .optional(expected), in: scope)
      switch first {
      case .none: break
      case .opaque(let opaque): use(opaque)
      default: return first
      }
      return try value(right, as: contextType(of: right, beside: left, as: expected, in: scope), in: scope)
    default:
      if Expression.arithmetic.contains(symbol) {
        return try ArithmeticChain(symbol, left, right, source).value(self, as: expected, in: scope)
      }
      let (first, second) = try operands(left, right, in: scope)
      return try apply(symbol, first, second, source)
    }
  }

  /// `&&` and `||`: the right side counts where the left one does not decide. What depends on something that is not
  /// known is not known either.
  private func joined(
    _ left: Expression, _ right: Expression, endsAt deciding: Bool, in scope: Scope
  ) throws(Diagnostics) -> Value {
    let first = try typed(left, as: .bool, in: scope)
    if case .bool(deciding) = first { return first }
    guard case .opaque(let opaque) = first else { return try typed(right, as: .bool, in: scope) }
    if opaque.condition == deciding { return first }
    switch try typed(right, as: .bool, in: scope) {
    case .bool(deciding): return .bool(deciding)
    case .opaque(let other): return .opaque(opaque.with(condition: other.condition))
    default: return first
    }
  }

  /// Evaluates the operands of a comparison or range; a literal takes the other's type.
  private func operands(
    _ left: Expression, _ right: Expression, in scope: Scope
  ) throws(Diagnostics) -> (Value, Value) {
    let (leftLiteral, rightLiteral) = (left.numberLiteral, right.numberLiteral)
    if let leftLiteral, let rightLiteral {
      let type: SwiftType = leftLiteral == .floating || rightLiteral == .floating ? .double : .any
      return (try value(left, as: type, in: scope), try value(right, as: type, in: scope))
    }
    if leftLiteral != nil || left.isImplicitMember {
      let second = try value(right, in: scope)
      if let constant = left.constant(beside: second) { return (constant, second) }
      return (try value(left, as: operandType(beside: second), in: scope), second)
    }
    let first = try value(left, in: scope)
    if let constant = right.constant(beside: first) { return (first, constant) }
    let isOpen = rightLiteral != nil || right.isImplicitMember
    return (first, try value(right, as: isOpen ? operandType(beside: first) : .any, in: scope))
  }

  /// The type that an operand whose own type is open takes from the value next to it.
  func operandType(beside value: Value) -> SwiftType {
    switch value {
    case .double: return .double
    case .int: return .int
    case .none, .void, .opaque: return .any
    case .native(let native): return native.operandType(self)
    default: return .named(typeName(of: value))
    }
  }

  /// The result of an operator on two values.
  package func apply(
    _ symbol: String, _ left: Value, _ right: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    if let value = opaqueResult(of: symbol, left, right) { return value }
    if let value = try ownOperator(symbol, left, right, source) { return value }
    if symbol == "==" || symbol == "!=", left.isNeverEqual(to: right) {
      throw .wrongOperands(symbol, typeName(of: left), typeName(of: right), source)
    }
    if symbol == "==" { return .bool(equal(left, right)) }
    if symbol == "===" || symbol == "!==" { return .bool(isSame(left, right) == (symbol == "===")) }
    if symbol == "!=" { return .bool(!equal(left, right)) }
    if symbol == "~=" {
      if case .range(let range) = left { return .bool(contains(range, right)) }
      return .bool(equal(left, right))
    }
    if symbol == "..." || symbol == "..<" { return try range(left, right, isClosed: symbol == "...", source) }
    switch (left, right) {
    case (.int(let a), .int(let b)):
      if let result = try integer(symbol, a, b, source) { return result }
    case (.double(let a), .double(let b)):
      if let result = floating(symbol, a, b) { return result }
    case (.string(let a), .string(let b)):
      if symbol == "+" {
        try check(stringLength: a.utf8.count + b.utf8.count, source)
        return .string(a + b)
      }
      try step(source, cost: min(a.utf8.count, b.utf8.count) / 64)
      if let result = ordering(symbol, isLess: a < b, isEqual: a == b) { return result }
    case (.array(let a), .array(let b)) where symbol == "+":
      try check(elements: a.count + b.count, new: (a.count + b.count) / 8, source)
      return .array(a + b)
    case (.tuple(let a), .tuple(let b)) where a.count == b.count && ["<", ">", "<=", ">="].contains(symbol):
      return try tuples(symbol, a, b, source)
    case (.native(let a), .native(let b)):
      if let result = try a.result(of: symbol, with: b, source, self) { return result }
    case (.native(let a), .double(let factor)):
      if let result = a.scaled(symbol, by: factor) { return result }
    case (.native(let a), .int(let factor)):
      if let result = a.scaled(symbol, by: Double(factor)) { return result }
    case (.double(let factor), .native(let b)) where symbol == "*":
      if let result = b.scaled(symbol, by: factor) { return result }
    case (.symbol(let a, _), .symbol(let b, _)) where a == b:
      if let first = framework.order(of: left), let second = framework.order(of: right),
        let result = ordering(symbol, isLess: first < second, isEqual: first == second)
      {
        return result
      }
      // Other constants may have an order, which is not known.
      throw Diagnostics.wrongOperands(symbol, a, b, source).asGap()
    default: break
    }
    guard Expression.infixOperators.contains(symbol) || operatorNames.contains(symbol) else {
      throw .unknownOperator(symbol, source)
    }
    throw .wrongOperands(symbol, typeName(of: left), typeName(of: right), source)
  }

  /// The first elements that differ decide the order of two tuples; if none do, the symbol decides.
  private func tuples(
    _ symbol: String, _ left: [LabelledValue], _ right: [LabelledValue], _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    for (a, b) in zip(left, right) where !equal(a.value, b.value) {
      return try apply(symbol, a.value, b.value, source)
    }
    return .bool(symbol == "<=" || symbol == ">=")
  }

  /// Whether both are the same object, or both `nil`.
  private func isSame(_ left: Value, _ right: Value) -> Bool {
    if case .structure(let a) = left, case .structure(let b) = right { return a.object === b.object }
    return left.isNil && right.isNil
  }

  private func integer(
    _ symbol: String, _ a: Int64, _ b: Int64, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    let outcome: (partialValue: Int64, overflow: Bool)
    switch symbol {
    case "+": outcome = a.addingReportingOverflow(b)
    case "-": outcome = a.subtractingReportingOverflow(b)
    case "*": outcome = a.multipliedReportingOverflow(by: b)
    case "/", "%":
      if b == 0 { throw .divisionByZero(source) }
      outcome = symbol == "/" ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    case "&": return .int(a & b)
    case "|": return .int(a | b)
    case "^": return .int(a ^ b)
    case "<<": return .int(a << b)
    case ">>": return .int(a >> b)
    default: return ordering(symbol, isLess: a < b, isEqual: a == b)
    }
    if outcome.overflow { throw .overflow(symbol, source) }
    return .int(outcome.partialValue)
  }

  private func floating(_ symbol: String, _ a: Double, _ b: Double) -> Value? {
    switch symbol {
    case "+": return .double(a + b)
    case "-": return .double(a - b)
    case "*": return .double(a * b)
    case "/": return .double(a / b)
    case "<": return .bool(a < b)
    case "<=": return .bool(a <= b)
    case ">": return .bool(a > b)
    case ">=": return .bool(a >= b)
    default: return nil
    }
  }

  private func ordering(_ symbol: String, isLess: Bool, isEqual: Bool) -> Value? {
    switch symbol {
    case "<": return .bool(isLess)
    case "<=": return .bool(isLess || isEqual)
    case ">": return .bool(!isLess && !isEqual)
    case ">=": return .bool(!isLess)
    default: return nil
    }
  }

  private func range(
    _ lower: Value, _ upper: Value, isClosed: Bool, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    switch (lower, upper) {
    case (.int(let a), .int(let b)):
      if a > b { throw .reversedRange(source) }
    case (.double(let a), .double(let b)):
      if !(a <= b) { throw .reversedRange(source) }
    case (.string(let a), .string(let b)):
      if a > b { throw .reversedRange(source) }
    case (.native, .native) where less(lower, upper) != nil, (.symbol, .symbol) where less(lower, upper) != nil:
      if less(upper, lower) == true { throw .reversedRange(source) }
    default: throw .wrongOperands(isClosed ? "..." : "..<", typeName(of: lower), typeName(of: upper), source)
    }
    return .range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
  }
}

extension Expression {
  /// `.compact` next to a nil of an unknown type: it is some value, whatever its type, and only `.none` is nil.
  fileprivate func constant(beside value: Value) -> Value? {
    guard case .none = value, case .implicitMember(let name) = kind else { return nil }
    return name == "none" ? Value.none : .void
  }

  /// It starts with a dot, so its type comes from outside.
  var isImplicitMember: Bool {
    switch kind {
    case .implicitMember: return true
    case .call(let call): return call.callee.isImplicitMember
    case .member(let base, _): return base.isImplicitMember
    case .prefix, .binary, .tuple: return openOperand == .member
    default: return false
    }
  }

  /// What a part of a calculation whose type comes from outside is made of: of literals alone, or of members that start
  /// with a dot as well, as `-.pi / 2`.
  private enum OpenOperand { case literal, member }

  /// `nil` for a calculation in which something has a type of its own.
  private var openOperand: OpenOperand? {
    switch kind {
    case .integer, .floating: return .literal
    case .prefix("-", let operand): return operand.openOperand
    case .binary(let symbol, let left, let right):
      // The right side first: it is short where many operands follow one another.
      guard Expression.arithmetic.contains(symbol), let second = right.openOperand, let first = left.openOperand
      else { return nil }
      return first == .member ? first : second
    case .tuple(let elements):
      return elements.count == 1 && elements[0].label == nil ? elements[0].value.openOperand : nil
    case .implicitMember, .call, .member: return isImplicitMember ? .member : nil
    default: return nil
    }
  }
}

extension Value {
  /// A number next to a text, or one of them next to a truth value: Swift has no `==` for them.
  fileprivate func isNeverEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.int, .string), (.double, .string), (.bool, .string), (.string, .int), (.string, .double), (.string, .bool),
      (.bool, .int), (.bool, .double), (.int, .bool), (.double, .bool):
      return true
    default: return false
    }
  }
}

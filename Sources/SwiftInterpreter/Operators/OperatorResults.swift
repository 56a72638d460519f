package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// The result of an operator on two values.
  package func apply(
    _ symbol: String, _ left: Value, _ right: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    if let value = opaqueResult(of: symbol, left, right) { return value }
    if let value = try ownOperator(symbol, left, right, source) { return value }
    if symbol == "==" || symbol == "!=", left.isNeverEqual(to: right) {
      throw .wrongOperands(symbol, typeName(of: left), typeName(of: right), source)
    }
    if let isTrue = equality(symbol, left, right) { return .bool(isTrue) }
    if symbol == "..." || symbol == "..<" { return try range(left, right, isClosed: symbol == "...", source) }
    if let result = try calculated(symbol, left, right, source) { return result }
    guard Expression.infixOperators.contains(symbol) || declarations.operatorNames.contains(symbol) else {
      throw .unknownOperator(symbol, source)
    }
    throw .wrongOperands(symbol, typeName(of: left), typeName(of: right), source)
  }

  /// What asks whether two values are the same; `nil` for another operator.
  private func equality(_ symbol: String, _ left: Value, _ right: Value) -> Bool? {
    switch symbol {
    case "==": return equal(left, right)
    case "===": return isSame(left, right)
    case "!==": return !isSame(left, right)
    case "!=": return !equal(left, right)
    case "~=":
      if case .range(let range) = left { return contains(range, right) }
      return equal(left, right)
    default: return nil
    }
  }

  /// What calculates or compares; `nil` where the operands are not for the operator.
  private func calculated(
    _ symbol: String, _ left: Value, _ right: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    switch (left, right) {
    case (.int(let a), .int(let b)): return try integer(symbol, a, b, source)
    case (.double(let a), .double(let b)): return floating(symbol, a, b)
    case (.string(let a), .string(let b)): return try strings(symbol, a, b, source)
    case (.array(let a), .array(let b)) where symbol == "+":
      try check(elements: a.count + b.count, new: (a.count + b.count) / 8, source)
      return .array(a + b)
    case (.tuple(let a), .tuple(let b)) where a.count == b.count && ["<", ">", "<=", ">="].contains(symbol):
      return try tuples(symbol, a, b, source)
    case (.native(let a), .native(let b)): return try a.result(of: symbol, with: b, source, self)
    case (.native(let a), .double(let factor)): return a.scaled(symbol, by: factor)
    case (.native(let a), .int(let factor)): return a.scaled(symbol, by: Double(factor))
    case (.double(let factor), .native(let b)) where symbol == "*": return b.scaled(symbol, by: factor)
    case (.symbol(let a, _), .symbol(let b, _)) where a == b:
      if let first = framework.order(of: left), let second = framework.order(of: right),
        let result = ordering(symbol, isLess: first < second, isEqual: first == second)
      {
        return result
      }
      // Other constants may have an order, which is not known.
      throw Diagnostics.wrongOperands(symbol, a, b, source).asGap()
    default: return nil
    }
  }

  private func strings(
    _ symbol: String, _ a: String, _ b: String, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    if symbol == "+" {
      try check(stringLength: a.utf8.count + b.utf8.count, source)
      return .string(a + b)
    }
    try step(source, cost: min(a.utf8.count, b.utf8.count) / 64)
    return ordering(symbol, isLess: a < b, isEqual: a == b)
  }

  /// The first elements that differ decide the order of two tuples, and the symbol where none do.
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
    case "&+": return .int(a &+ b)
    case "&-": return .int(a &- b)
    case "&*": return .int(a &* b)
    case "&<<": return .int(a &<< b)
    case "&>>": return .int(a &>> b)
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

extension Value {
  /// A number beside a text, or one of them beside a truth value: Swift has no `==` for them.
  fileprivate func isNeverEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.int, .string), (.double, .string), (.bool, .string), (.string, .int), (.string, .double), (.string, .bool),
      (.bool, .int), (.bool, .double), (.int, .bool), (.double, .bool):
      return true
    default: return false
    }
  }
}

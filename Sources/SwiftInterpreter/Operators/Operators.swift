package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  package func prefix(
    _ symbol: String, _ operand: Expression, as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    if declarations.operatorNames.contains("prefix " + symbol) {
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
      let isOwn = declarations.operatorNames.contains("prefix " + symbol)
      guard Expression.prefixOperators.contains(symbol) || isOwn else {
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

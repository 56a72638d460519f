internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// `a + b - c …`: operands one after another, evaluated in a loop from the left.
///
/// Literals take the type of the operands that have one; a chain of literals alone takes the wanted type.
struct ArithmeticChain {
  private var first: Expression
  private var terms: [(symbol: String, operand: Expression, source: SourceRange)]

  package init(_ symbol: String, _ left: Expression, _ right: Expression, _ source: SourceRange) {
    terms = [(symbol, right, source)]
    first = left
    while case .binary(let symbol, let left, let right) = first.kind, Expression.arithmetic.contains(symbol) {
      terms.append((symbol, right, first.source))
      first = left
    }
    terms.reverse()
  }

  /// The chain's value.
  package func value(_ evaluator: Evaluator, as expected: SwiftType, in scope: Scope) throws(Diagnostics) -> Value {
    // `+` joins strings, so a literal in it is none of the framework's types that are written like one.
    let plain = expected.contains { evaluator.catalog.isStringType($0) } ? SwiftType.string : expected
    let hint: SwiftType = plain.isFloating && !plain.isInteger ? .cgFloat : plain
    let operands = [first] + terms.map { $0.operand }
    let literals = operands.map { $0.numberLiteral }
    var isOpen = operands.map { $0.isNumberLiteral || $0.isImplicitMember }
    // `height + (isOpen ? more : 0)`: where something else has a type, the literal of a branch takes it, too.
    let isBranched = operands.map { $0.hasLiteralBranch }
    if zip(isOpen, isBranched).contains(where: { !$0 && !$1 }) {
      isOpen = zip(isOpen, isBranched).map { $0 || $1 }
    }
    var known: (index: Int, value: Value)?
    var type = literals.contains(.floating) ? SwiftType.double : hint
    if let index = isOpen.firstIndex(of: false) {
      let value = try evaluator.value(operands[index], as: hint, in: scope)
      known = (index, value)
      type = evaluator.operandType(beside: value)
    } else if hint != .any, let index = operands.firstIndex(where: { $0.isImplicitMember }) {
      // `.degrees(90) * 2.0`: the context decides the member's type, not the literal next to it.
      let value = try evaluator.value(operands[index], as: hint, in: scope)
      known = (index, value)
      type = evaluator.operandType(beside: value)
    }
    let firstType = first.isMember(of: hint, beside: type) ? hint : type
    var result = try operand(first, 0, known, as: firstType, evaluator, scope)
    for (index, term) in terms.enumerated() {
      try evaluator.step(term.source)
      // `AttributedString("a") + "b"`: the literal is what stands before it.
      let isOpen = isOpen[index + 1] || result.isNative && term.operand.isStringLiteral
      let beside = known == nil ? type : evaluator.operandType(beside: result)
      let wanted = isOpen && !term.operand.isMember(of: hint, beside: beside) ? beside : hint
      let value = try operand(term.operand, index + 1, known, as: wanted, evaluator, scope)
      // `"a" + AttributedString("b")`: and what stands after it.
      if index == 0, value.isNative, first.isStringLiteral {
        result = try evaluator.value(first, as: evaluator.operandType(beside: value), in: scope)
      }
      result = try evaluator.apply(term.symbol, result, value, term.source)
    }
    return result
  }

  private func operand(
    _ expression: Expression, _ index: Int, _ known: (index: Int, value: Value)?, as type: SwiftType,
    _ evaluator: Evaluator, _ scope: Scope
  ) throws(Diagnostics) -> Value {
    if let known, known.index == index { return known.value }
    return try evaluator.value(expression, as: type, in: scope)
  }
}

extension Value {
  fileprivate var isNative: Bool { if case .native = self { true } else { false } }
}

extension Expression {
  fileprivate var isStringLiteral: Bool { if case .string = kind { true } else { false } }

  /// `(isOpen ? more : 0)`
  fileprivate var hasLiteralBranch: Bool {
    switch kind {
    case .ternary(_, let first, let second): first.isNumberLiteral || second.isNumberLiteral
    case .tuple(let elements): elements.count == 1 && elements[0].label == nil && elements[0].value.hasLiteralBranch
    default: false
    }
  }

  /// Whether it is a member of the type that the context wants, and not of the number next to it: `.degrees(30) *
  /// count`.
  fileprivate func isMember(of wanted: SwiftType, beside other: SwiftType) -> Bool {
    guard isImplicitMember, case .named = wanted, !wanted.isNumber else { return false }
    return other.isNumber
  }
}

extension SwiftType {
  fileprivate var isNumber: Bool { isInteger || isFloating }
}

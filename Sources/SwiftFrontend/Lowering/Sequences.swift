internal import SwiftOperators
internal import SwiftSyntax
internal import ViewProgram

/// An operator between two operands, as far as folding needs it.
private struct InfixOperator {
  enum Kind {
    case binary
    case assignment
    case cast
    /// `condition ? middle : …`
    case ternary(Expression)
  }

  var name: String
  var kind: Kind
  var precedence: Precedence
}

/// Swift's precedence groups from loose to tight.
private enum Precedence: Int {
  case assignment, ternary, standard, disjunction, conjunction, comparison, nilCoalescing, casting
  case range, addition, multiplication, shift

  init?(group: String) {
    switch group {
    case "AssignmentPrecedence": self = .assignment
    case "TernaryPrecedence": self = .ternary
    case "DefaultPrecedence": self = .standard
    case "LogicalDisjunctionPrecedence": self = .disjunction
    case "LogicalConjunctionPrecedence": self = .conjunction
    case "ComparisonPrecedence": self = .comparison
    case "NilCoalescingPrecedence": self = .nilCoalescing
    case "CastingPrecedence": self = .casting
    case "RangeFormationPrecedence": self = .range
    case "AdditionPrecedence": self = .addition
    case "MultiplicationPrecedence": self = .multiplication
    case "BitwiseShiftPrecedence": self = .shift
    default: return nil
    }
  }

  var associativity: Associativity {
    switch self {
    case .assignment, .ternary, .nilCoalescing: .right
    case .comparison, .range, .shift, .standard: .none
    case .disjunction, .conjunction, .casting, .addition, .multiplication: .left
    }
  }
}

/// What stands between operators: a value, or the type after `as` and `is`.
private enum Operand {
  case value(Expression)
  case type(TypeReference)

  var source: SourceRange {
    switch self {
    case .value(let expression): expression.source
    case .type(let type): type.source
    }
  }
}

extension Lowering {
  /// Folds `a + b * c` by precedence with two stacks, so that a long sequence needs no deep recursion.
  func sequence(_ node: SequenceExprSyntax) -> Expression {
    let elements = Array(node.elements)
    let result = chain(links: elements.count / 2, at: elements[0]) { fold(elements) }
    return result ?? Expression(.nilLiteral, source: range(elements[0]))
  }

  private func fold(_ elements: [ExprSyntax]) -> Expression {
    var operands: [Operand] = []
    var operators: [InfixOperator] = []
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        operands.append(operand(element))
        continue
      }
      guard let next = infixOperator(element) else { return Expression(.nilLiteral, source: range(element)) }
      while let last = operators.last, binds(last, before: next, at: element) {
        reduce(&operands, &operators)
      }
      operators.append(next)
    }
    while !operators.isEmpty { reduce(&operands, &operators) }
    // A type is left over only when a cast was reported.
    guard case .value(let result)? = operands.first else { return Expression(.nilLiteral, source: range(elements[0])) }
    return result
  }

  private func operand(_ node: ExprSyntax) -> Operand {
    if let type = node.as(TypeExprSyntax.self) { return .type(self.type(type.type)) }
    return .value(expression(node))
  }

  private func infixOperator(_ node: ExprSyntax) -> InfixOperator? {
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return InfixOperator(name: "=", kind: .assignment, precedence: .assignment)
    case .unresolvedTernaryExpr(let ternary):
      let middle = expression(ternary.thenExpression)
      return InfixOperator(name: "?:", kind: .ternary(middle), precedence: .ternary)
    case .unresolvedAsExpr(let cast):
      let name = "as" + (cast.questionOrExclamationMark?.text ?? "")
      return InfixOperator(name: name, kind: .cast, precedence: .casting)
    case .unresolvedIsExpr: return InfixOperator(name: "is", kind: .cast, precedence: .casting)
    case .binaryOperatorExpr(let binary): return binaryOperator(binary.operator)
    case .arrowExpr:
      pass(over: Gap.arrow, at: node)
      return nil
    default:
      pass(over: Gap.unknownExpression, at: node)
      return nil
    }
  }

  private func binaryOperator(_ token: TokenSyntax) -> InfixOperator? {
    let standard = OperatorTable.standardOperators.infixOperator(named: token.text)?.precedenceGroup
    let group = operators[token.text] ?? standard
    guard let precedence = group.flatMap(Precedence.init(group:)) else {
      report(Wording.unknownOperator(token.text, at: range(token)))
      return nil
    }
    let kind: InfixOperator.Kind = precedence == .assignment ? .assignment : .binary
    return InfixOperator(name: token.text, kind: kind, precedence: precedence)
  }

  /// Whether the operator on the left takes the operand between the two.
  private func binds(_ left: InfixOperator, before right: InfixOperator, at node: ExprSyntax) -> Bool {
    guard left.precedence == right.precedence else { return left.precedence.rawValue > right.precedence.rawValue }
    if left.precedence.associativity == .none { report(Wording.notAssociative(right.name, at: range(node))) }
    return left.precedence.associativity != .right
  }

  private func reduce(_ operands: inout [Operand], _ operators: inout [InfixOperator]) {
    guard let infix = operators.popLast(), let right = operands.popLast(), let left = operands.popLast() else { return }
    guard case .value(let base) = left else {
      report(Wording.castNeedsParentheses(at: left.source))
      return operands.append(right)
    }
    let source = base.source.joined(to: right.source)
    let kind: Expression.Kind
    switch (infix.kind, right) {
    case (.binary, .value(let value)): kind = .binary(infix.name, base, value)
    case (.assignment, .value(let value)): kind = .assignment(infix.name, base, value)
    case (.ternary(let middle), .value(let value)): kind = .ternary(base, middle, value)
    case (.cast, .type(let type)): kind = .cast(base, infix.name, type)
    default:
      report(Wording.castNeedsParentheses(at: source))
      kind = .nilLiteral
    }
    operands.append(.value(Expression(kind, source: source)))
  }
}

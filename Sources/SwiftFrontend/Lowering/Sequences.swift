internal import SwiftOperators
internal import SwiftSyntax
internal import ViewProgram

/// An operator between two operands, as far as folding needs it.
private struct InfixOperator {
  enum Kind {
    case binary
    case assignment
    /// `condition ? middle : …`
    case ternary(Expression)
  }

  var name: String
  var kind: Kind
  var precedence: Precedence
}

/// Swift's precedence groups from loose to tight.
private enum Precedence: Int {
  case assignment, ternary, standard
  /// The precedence of an operator that another file declares.
  case unknown
  case disjunction, conjunction, comparison, nilCoalescing, casting
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
    case .unknown, .disjunction, .conjunction, .casting, .addition, .multiplication: .left
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

  /// A cast takes no more than its type: `a as Float * b` is `(a as Float) * b`.
  private func fold(_ elements: [ExprSyntax]) -> Expression {
    var operands = [expression(elements[0])]
    var operators: [InfixOperator] = []
    for index in stride(from: 1, to: elements.count - 1, by: 2) {
      let element = elements[index]
      let cast = castName(element)
      let named = cast.map { InfixOperator(name: $0, kind: .binary, precedence: .casting) }
      guard let next = named ?? infixOperator(element) else { return Expression(.nilLiteral, source: range(element)) }
      while let last = operators.last, binds(last, before: next, at: element) {
        reduce(&operands, &operators)
      }
      if let cast, let type = elements[index + 1].as(TypeExprSyntax.self) {
        let (base, type) = (operands.removeLast(), self.type(type.type))
        operands.append(Expression(.cast(base, cast, type), source: base.source.joined(to: type.source)))
      } else {
        operators.append(next)
        operands.append(expression(elements[index + 1]))
      }
    }
    while !operators.isEmpty { reduce(&operands, &operators) }
    return operands[0]
  }

  /// How a cast is written; `nil` for any other operator.
  private func castName(_ node: ExprSyntax) -> String? {
    switch node.as(ExprSyntaxEnum.self) {
    case .unresolvedAsExpr(let cast): "as" + (cast.questionOrExclamationMark?.text ?? "")
    case .unresolvedIsExpr: "is"
    default: nil
    }
  }

  private func infixOperator(_ node: ExprSyntax) -> InfixOperator? {
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return InfixOperator(name: "=", kind: .assignment, precedence: .assignment)
    case .unresolvedTernaryExpr(let ternary):
      let middle = expression(ternary.thenExpression)
      return InfixOperator(name: "?:", kind: .ternary(middle), precedence: .ternary)
    case .binaryOperatorExpr(let binary): return binaryOperator(binary.operator)
    case .arrowExpr:
      pass(over: Gap.arrow, at: node)
      return nil
    default:
      pass(over: Gap.unknownExpression, at: node)
      return nil
    }
  }

  private func binaryOperator(_ token: TokenSyntax) -> InfixOperator {
    let standard = OperatorTable.standardOperators.infixOperator(named: token.text)?.precedenceGroup
    let group = operators[token.text] ?? standard
    let precedence = group.flatMap(Precedence.init(group:)) ?? .unknown
    let kind: InfixOperator.Kind = precedence == .assignment ? .assignment : .binary
    return InfixOperator(name: token.text, kind: kind, precedence: precedence)
  }

  /// Whether the operator on the left takes the operand between the two.
  private func binds(_ left: InfixOperator, before right: InfixOperator, at node: ExprSyntax) -> Bool {
    guard left.precedence == right.precedence else { return left.precedence.rawValue > right.precedence.rawValue }
    if left.precedence.associativity == .none { report(Wording.notAssociative(right.name, at: range(node))) }
    return left.precedence.associativity != .right
  }

  private func reduce(_ operands: inout [Expression], _ operators: inout [InfixOperator]) {
    guard let infix = operators.popLast(), let right = operands.popLast(), let left = operands.popLast() else { return }
    let kind: Expression.Kind =
      switch infix.kind {
      case .binary: .binary(infix.name, left, right)
      case .assignment: .assignment(infix.name, left, right)
      case .ternary(let middle): .ternary(left, middle, right)
      }
    operands.append(Expression(kind, source: left.source.joined(to: right.source)))
  }
}

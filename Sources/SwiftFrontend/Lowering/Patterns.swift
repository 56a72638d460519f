internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// A pattern; under `let` and `var` (`binds`) a bare name is a new constant.
  func pattern(_ node: PatternSyntax, binds: Bool = false) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .wildcard
    case .identifierPattern(let identifier): return .binding(name(of: identifier.identifier))
    case .valueBindingPattern(let binding): return pattern(binding.pattern, binds: true)
    case .isTypePattern(let test): return .type(type(test.type))
    case .expressionPattern(let pattern): return self.pattern(fromExpression: pattern.expression, binds: binds)
    case .tuplePattern(let tuple):
      let elements = tuple.elements.map {
        (label: $0.label.flatMap { label(of: $0) }, pattern: pattern($0.pattern, binds: binds))
      }
      return elements.count == 1 && elements[0].label == nil ? elements[0].pattern : .tuple(elements)
    default:
      pass(over: Gap.unknownPattern, at: node)
      return .wildcard
    }
  }

  /// A pattern that was parsed as an expression: `.name(let a)`, `(0, _)`, `let x?`.
  private func pattern(fromExpression node: ExprSyntax, binds: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern, binds: binds)
    case .discardAssignmentExpr: return .wildcard
    case .declReferenceExpr(let reference) where binds: return .binding(name(of: reference.baseName))
    case .optionalChainingExpr(let optional):
      return .optional(pattern(fromExpression: optional.expression, binds: binds))
    case .functionCallExpr(let call):
      return enumCase(call, binds: binds) ?? .expression(expression(node))
    case .tupleExpr(let tuple):
      let elements = self.elements(tuple.elements, binds: binds)
      return elements.count == 1 && elements[0].label == nil ? elements[0].pattern : .tuple(elements)
    case .sequenceExpr(let sequence) where sequence.elements.count == 3: return cast(sequence, binds: binds)
    default: return .expression(expression(node))
    }
  }

  /// `let error as MyError`
  private func cast(_ node: SequenceExprSyntax, binds: Bool) -> Pattern {
    let elements = Array(node.elements)
    guard elements[1].is(UnresolvedAsExprSyntax.self), let wanted = type(fromExpression: elements[2]) else {
      return .expression(expression(ExprSyntax(node)))
    }
    return .cast(pattern(fromExpression: elements[0], binds: binds), wanted)
  }

  /// `.name(…)` or `Type.name(…)`; `nil` for another call, such as that of an initialiser.
  private func enumCase(_ node: FunctionCallExprSyntax, binds: Bool) -> Pattern? {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil,
      member.base == nil || isTypeName(member.base)
    else { return nil }
    return .enumCase(name(of: member.declName.baseName), elements(node.arguments, binds: binds), range(node))
  }

  /// Whether an expression is written as a type is, `Style` or `Chart.Style`.
  private func isTypeName(_ node: ExprSyntax?) -> Bool {
    switch node?.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference)?: reference.baseName.text.first?.isUppercase ?? false
    case .memberAccessExpr(let member)?: member.declName.baseName.text.first?.isUppercase ?? false
    default: false
    }
  }

  private func elements(
    _ list: LabeledExprListSyntax, binds: Bool
  ) -> [(label: String?, pattern: Pattern)] {
    list.map { ($0.label.flatMap { label(of: $0) }, pattern(fromExpression: $0.expression, binds: binds)) }
  }
}

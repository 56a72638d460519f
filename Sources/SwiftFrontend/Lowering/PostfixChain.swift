internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// Whether the node is an operation on an expression before it.
  func isPostfix(_ node: ExprSyntax) -> Bool {
    switch node.kind {
    case .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .postfixOperatorExpr,
      .genericSpecializationExpr, .postfixIfConfigExpr:
      return true
    case .memberAccessExpr: return node.cast(MemberAccessExprSyntax.self).base != nil
    default: return false
    }
  }

  /// Lowers `base.a().b[c]!` from its base outwards.
  ///
  /// With a `base`, the chain begins with a member of it, as in a modifier between `#if` and `#endif`.
  func postfixChain(_ node: ExprSyntax, onto base: Expression?) -> Expression {
    var operations: [ExprSyntax] = []
    var current = node
    while isPostfix(current), let inner = self.base(of: current) {
      operations.append(current)
      current = inner
    }
    let result = chain(links: operations.count, at: current) {
      operations.reversed().reduce(innermost(current, onto: base)) { operation($1, on: $0) }
    }
    return result ?? Expression(.nilLiteral, source: range(current))
  }

  /// The start of a chain.
  private func innermost(_ node: ExprSyntax, onto base: Expression?) -> Expression {
    if let base, let member = node.as(MemberAccessExprSyntax.self) { return self.member(member, of: base) }
    if isPostfix(node) { return unsupported(.unknownExpression, at: node) }
    return expression(node)
  }

  private func base(of node: ExprSyntax) -> ExprSyntax? {
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node): node.calledExpression
    case .subscriptCallExpr(let node): node.calledExpression
    case .optionalChainingExpr(let node): node.expression
    case .forceUnwrapExpr(let node): node.expression
    case .postfixOperatorExpr(let node): node.expression
    case .genericSpecializationExpr(let node): node.expression
    case .postfixIfConfigExpr(let node): node.base
    case .memberAccessExpr(let node): node.base
    default: nil
    }
  }

  private func operation(_ node: ExprSyntax, on base: Expression) -> Expression {
    let source = extended(base.source, to: node)
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(node, of: base)
    case .functionCallExpr(let node): return call(node, on: base)
    case .subscriptCallExpr(let node):
      let all = arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures)
      return Expression(.subscripted(base, all), source: source)
    case .optionalChainingExpr: return Expression(.optionalChain(base), source: source)
    case .forceUnwrapExpr: return Expression(.forceUnwrap(base), source: source)
    case .genericSpecializationExpr(let node):
      return Expression(.specialized(base, genericArguments(node.genericArgumentClause)), source: source)
    case .postfixIfConfigExpr(let node): return conditionalModifiers(node, on: base)
    case .postfixOperatorExpr(let node): return postfixOperator(node, on: base)
    default: return unsupported(.unknownExpression, at: node)
    }
  }

  private func member(_ node: MemberAccessExprSyntax, of base: Expression) -> Expression {
    if let selector = node.declName.moduleSelector { return unsupported(.moduleSelector, at: selector) }
    let source = extended(base.source, to: node)
    let member = Expression(.member(base, name(of: node.declName.baseName)), source: source)
    return node.declName.argumentNames.map { function(member, labels: $0.arguments, source) } ?? member
  }

  /// `Image.init(systemName:)` is the closure that calls it with these labels.
  private func function(
    _ member: Expression, labels: DeclNameArgumentListSyntax, _ source: SourceRange
  ) -> Expression {
    let arguments = labels.enumerated().map { index, label in
      Argument(
        label: label.name.tokenKind == .wildcard ? nil : label.name.text,
        value: Expression(.identifier("$\(index)"), source: source), source: source)
    }
    let call = Call(
      callee: member, arguments: arguments, firstTrailingClosure: arguments.count, ownSource: source)
    let body = Statement(.expression(Expression(.call(call), source: source)), source: source)
    return Expression(.closure(Closure(parameters: [], body: [body], source: source)), source: source)
  }

  /// `first...` is the call that Swift's own operator makes.
  private func postfixOperator(_ node: PostfixOperatorExprSyntax, on base: Expression) -> Expression {
    guard node.operator.text == "..." else { return unsupported(.postfixOperator, at: node.operator) }
    let source = extended(base.source, to: node)
    let callee = Expression(.identifier("PartialRangeFrom"), source: range(node.operator))
    let argument = Argument(label: nil, value: base, source: base.source)
    let call = Call(callee: callee, arguments: [argument], firstTrailingClosure: 1, ownSource: source)
    return Expression(.call(call), source: source)
  }

  /// Modifiers between `#if` and `#endif`.
  private func conditionalModifiers(_ node: PostfixIfConfigExprSyntax, on base: Expression) -> Expression {
    switch activeElements(node.config) {
    case .postfixExpression(let modifiers)?: return postfixChain(modifiers, onto: base)
    case nil: return base
    default: return unsupported(.unknownExpression, at: node.config)
    }
  }

  /// From the start of a chain to the end of one of its operations.
  func extended(_ source: SourceRange, to node: some SyntaxProtocol) -> SourceRange {
    let end = end(node)
    return source.joined(to: range(from: end, to: end))
  }
}

internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// A call whose callee has already been lowered.
  func call(_ node: FunctionCallExprSyntax, on callee: Expression) -> Expression {
    let source = extended(callee.source, to: node)
    let inParentheses = arguments(node.arguments)
    let all = inParentheses + trailing(node.trailingClosure, node.additionalTrailingClosures)
    var call = Call(
      callee: callee, arguments: all, firstTrailingClosure: inParentheses.count, ownSource: source
    )
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      call.ownSource = range(from: start(member.period), to: end(node))
    }
    guard let collection = collectionType(node.calledExpression) else { return Expression(.call(call), source: source) }
    // `[CGFloat](…)` is `Array(…) as [CGFloat]`.
    call.callee = Expression(.identifier(collection.name), source: callee.source)
    return Expression(.cast(Expression(.call(call), source: source), "as", collection), source: source)
  }

  /// Trailing closures as arguments; the first has no label.
  func trailing(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result: [Argument] = []
    if let first {
      let source = range(first)
      result.append(Argument(label: nil, value: Expression(.closure(closure(first)), source: source), source: source))
    }
    for element in others {
      let value = Expression(.closure(closure(element.closure)), source: range(element.closure))
      result.append(Argument(label: label(of: element.label), value: value, source: range(element)))
    }
    return result
  }

  func closure(_ node: ClosureExprSyntax) -> Closure {
    let parameters = closureParameters(node.signature)
    let types = parameters.map(\.type)
    return Closure(
      parameters: parameters.map(\.name), parameterTypes: types.contains { $0 != nil } ? types : [],
      result: node.signature?.returnClause.map { type($0.type) }, captures: captures(node.signature),
      body: statements(node.statements), source: range(node)
    )
  }

  /// The values that a capture list copies; `self` is the same with and without `weak`.
  private func captures(_ signature: ClosureSignatureSyntax?) -> [Argument] {
    (signature?.capture?.items ?? []).compactMap { item in
      let name = name(of: item.name)
      guard name != "self" else { return nil }
      let source = range(item)
      let value = item.initializer.map { expression($0.value) } ?? Expression(.identifier(name), source: source)
      return Argument(label: name, value: value, source: source)
    }
  }

  private func closureParameters(_ signature: ClosureSignatureSyntax?) -> [(name: String, type: TypeReference?)] {
    switch signature?.parameterClause {
    case nil: return []
    case .simpleInput(let names)?: return names.map { (name(of: $0.name), nil) }
    case .parameterClause(let clause)?:
      return clause.parameters.map { (name(of: $0.secondName ?? $0.firstName), $0.type.map { type($0) }) }
    }
  }
}

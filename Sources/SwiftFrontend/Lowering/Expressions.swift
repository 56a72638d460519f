internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  func expression(_ node: ExprSyntax) -> Expression {
    // A chain of postfix operations is taken apart in a loop, because it may be very long.
    if isPostfix(node) { return postfixChain(node, onto: nil) }
    if let sequence = node.as(SequenceExprSyntax.self) { return self.sequence(sequence) }
    if let literal = literal(node) { return literal }
    let source = range(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return self.reference(reference)
    case .memberAccessExpr(let member):
      return Expression(.implicitMember(name(of: member.declName.baseName)), source: source)
    case .closureExpr(let node): return Expression(.closure(closure(node)), source: source)
    case .tupleExpr(let tuple): return self.tuple(tuple)
    case .keyPathExpr(let keyPath): return self.keyPath(keyPath)
    case .inOutExpr(let reference): return Expression(.inoutReference(expression(reference.expression)), source: source)
    case .prefixOperatorExpr(let prefix): return self.prefix(prefix)
    case .discardAssignmentExpr: return Expression(.identifier("_"), source: source)
    case .tryExpr(let attempt): return self.attempt(attempt)
    // Nothing waits during a layout, so these keywords have no effect.
    case .awaitExpr(let waiting): return expression(waiting.expression)
    case .superExpr: return Expression(.identifier("super"), source: source)
    case .unsafeExpr(let node): return expression(node.expression)
    case .ifExpr(let node): return Expression(.statement(conditional(node)), source: source)
    case .switchExpr(let node): return Expression(.statement(selection(node)), source: source)
    case .regexLiteralExpr(let node): return regularExpression(node)
    case .typeExpr(let node): return Expression(.identifier(type(node.type).name), source: source)
    case .macroExpansionExpr(let node) where Lowering.resourceLiterals[node.macroName.text] != nil:
      return resourceLiteral(node)
    case .macroExpansionExpr(let node) where ["Predicate", "Expression"].contains(node.macroName.text):
      guard let closure = node.trailingClosure else { return unsupported(.conditionalMacro, at: node) }
      return Expression(.closure(self.closure(closure)), source: source)
    default: return unsupported(gap(for: node), at: node)
    }
  }

  /// The types that the literals of colors and pictures make.
  private static let resourceLiterals = ["colorLiteral": "UIColor", "imageLiteral": "UIImage"]

  /// `#imageLiteral(resourceName: "hill")` is `UIImage(imageLiteralResourceName: "hill")`.
  private func resourceLiteral(_ node: MacroExpansionExprSyntax) -> Expression {
    let source = range(node)
    let type = Lowering.resourceLiterals[node.macroName.text] ?? node.macroName.text
    var arguments = arguments(node.arguments)
    for index in arguments.indices where arguments[index].label == "resourceName" {
      arguments[index].label = "imageLiteralResourceName"
    }
    let call = Call(
      callee: Expression(.identifier(type), source: source), arguments: arguments,
      firstTrailingClosure: arguments.count, ownSource: source)
    return Expression(.call(call), source: source)
  }

  /// `/a+/` is `Regex("a+")`.
  private func regularExpression(_ node: RegexLiteralExprSyntax) -> Expression {
    let source = range(node)
    let pattern = Expression(.string([.literal(node.regex.text)]), source: source)
    let call = Call(
      callee: Expression(.identifier("Regex"), source: source),
      arguments: [Argument(label: nil, value: pattern, source: source)], firstTrailingClosure: 1, ownSource: source)
    return Expression(.call(call), source: source)
  }

  private func gap(for node: ExprSyntax) -> Gap {
    switch node.as(ExprSyntaxEnum.self) {
    case .macroExpansionExpr: .conditionalMacro
    case .consumeExpr, .copyExpr, .borrowExpr: .ownership
    case .packElementExpr, .packExpansionExpr: .parameterPack
    case .arrowExpr: .arrow
    case .patternExpr: .unknownPattern
    default: .unknownExpression
    }
  }

  private func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    if leftOut.contains(start(node)) {
      return Expression(.opaque(text: "code left out", syntax: Expression.leftOut), source: range(node))
    }
    if let selector = node.moduleSelector { return unsupported(.moduleSelector, at: selector) }
    let own = node.baseName.tokenKind == .keyword(.Self) ? selfType?.name : nil
    return Expression(.identifier(own ?? name(of: node.baseName)), source: range(node))
  }

  /// `try` and `try!` change nothing: an error that is not caught is reported either way.
  private func attempt(_ node: TryExprSyntax) -> Expression {
    let value = expression(node.expression)
    guard node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return value }
    return Expression(.attempt(value), source: range(node))
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil,
      !endsChain(only.expression, in: node)
    {
      return expression(only.expression)
    }
    return Expression(.tuple(arguments(node.elements)), source: range(node))
  }

  /// Whether parentheses end an optional chain, after which their value is an optional again: `(title?.name).orEmpty`.
  private func endsChain(_ inner: ExprSyntax, in node: TupleExprSyntax) -> Bool {
    guard node.parent?.is(MemberAccessExprSyntax.self) ?? false else { return false }
    var link: ExprSyntax? = inner
    while let current = link {
      switch current.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr: return true
      case .memberAccessExpr(let access): link = access.base
      case .functionCallExpr(let call): link = call.calledExpression
      case .subscriptCallExpr(let call): link = call.calledExpression
      case .forceUnwrapExpr(let unwrap): link = unwrap.expression
      default: return false
      }
    }
    return false
  }

  private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression {
    Expression(.prefix(node.operator.text, expression(node.expression)), source: range(node))
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var names: [String] = []
    for component in node.components {
      if case .optional(let optional) = component.component {
        // `!` only states that there is a value.
        if optional.questionOrExclamationMark.tokenKind == .postfixQuestionMark { names.append("?") }
        continue
      }
      guard case .property(let property) = component.component else {
        return unsupported(.keyPathComponent, at: component)
      }
      names.append(name(of: property.declName.baseName))
    }
    if names == ["self"] { names = [] }
    var root = node.root.map { type($0).name }
    // `\Hike.Observation.pace`: only types begin with a capital letter.
    while let outer = root, let inner = names.first, inner.first?.isUppercase ?? false {
      root = outer + "." + inner
      names.removeFirst()
    }
    return Expression(.keyPath(root: root, names), source: range(node))
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { argument in
      let value = expression(argument.expression)
      let first = argument.label.map { start($0) } ?? start(argument.expression)
      return Argument(
        label: argument.label.flatMap { label(of: $0) }, value: value,
        source: range(from: first, to: end(argument.expression))
      )
    }
  }

  /// The label a token gives: none for `_`.
  func label(of token: TokenSyntax) -> String? {
    token.tokenKind == .wildcard ? nil : name(of: token)
  }
}

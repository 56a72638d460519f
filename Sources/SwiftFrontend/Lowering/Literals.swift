internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// The expression for a literal; `nil` when the node is something else.
  func literal(_ node: ExprSyntax) -> Expression? {
    let kind: Expression.Kind
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): kind = integer(literal)
    case .floatLiteralExpr(let literal):
      kind = .floating(Double(literal.literal.text.filter { $0 != "_" }) ?? .nan)
    case .booleanLiteralExpr(let literal): kind = .boolean(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: kind = .nilLiteral
    case .stringLiteralExpr(let literal): kind = .string(string(literal))
    case .arrayExpr(let array): kind = .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary): kind = .dictionary(pairs(dictionary))
    default: return nil
    }
    return Expression(kind, source: range(node))
  }

  private func integer(_ node: IntegerLiteralExprSyntax) -> Expression.Kind {
    let text = node.literal.text.filter { $0 != "_" }
    let radixes: [String: Int] = ["0x": 16, "0o": 8, "0b": 2]
    let radix = radixes[String(text.prefix(2))]
    let digits = radix == nil ? text : String(text.dropFirst(2))
    if let value = Int64(digits, radix: radix ?? 10) { return .integer(value) }
    report(Wording.integerTooLarge(node.literal.text, at: range(node)))
    return .integer(0)
  }

  private func pairs(_ node: DictionaryExprSyntax) -> [(key: Expression, value: Expression)] {
    guard case .elements(let elements) = node.content else { return [] }
    return elements.map { (key: expression($0.key), value: expression($0.value)) }
  }

  /// The pieces of a string literal, with escapes resolved and neighbouring texts joined.
  func string(_ node: StringLiteralExprSyntax) -> [StringSegment] {
    let escapes = StringEscapes(
      delimiter: node.openingPounds?.text ?? "", isMultiline: node.openingQuote.tokenKind == .multilineStringQuote
    )
    var segments: [StringSegment] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let piece):
        guard let resolved = escapes.resolve(piece.content.text) else {
          report(Wording.invalidUnicode(at: range(piece)))
          continue
        }
        text += resolved
      case .expressionSegment(let piece):
        if !text.isEmpty { segments.append(.literal(text)) }
        text = ""
        segments.append(.interpolation(arguments(piece.expressions)))
      }
    }
    if !text.isEmpty || segments.isEmpty { segments.append(.literal(text)) }
    return segments
  }
}

internal import SwiftSyntax

/// Finds the parts of a source that are keywords, types, strings and so on.
///
/// One walk over the syntax tree: each node states the kinds of its tokens, and then each token is recorded.
final class SyntaxHighlighter: SyntaxVisitor {
  private let bytes: [UInt8]
  private var tokens: [Token] = []
  /// The end of the recorded tokens.
  private var end = 0
  /// The kinds of names by their offsets; the first node to state a kind decides.
  private var names: [Int: Token.Kind] = [:]
  /// The ends of the last attribute's name and of the last condition of `#if`.
  private var endOfAttribute = 0
  private var endOfCondition = 0

  /// - Parameter bytes: The source.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    super.init(viewMode: .sourceAccurate)
  }

  /// The tokens in order; together they cover every byte of the source exactly once.
  func tokens(_ tree: SourceFileSyntax) -> [Token] {
    walk(tree)
    append(.plain, until: bytes.count)
    return tokens
  }

  // MARK: - Tokens

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    appendTrivia(token.leadingTrivia, until: start)
    append(kind(of: token, at: start), until: token.endPositionBeforeTrailingTrivia.utf8Offset)
    appendTrivia(token.trailingTrivia, until: token.endPosition.utf8Offset)
    return .skipChildren
  }

  /// Space, and the comments in it.
  private func appendTrivia(_ trivia: @autoclosure () -> Trivia, until stop: Int) {
    guard stop > end else { return }
    if bytes[end..<stop].contains(UInt8(ascii: "/")) {
      for piece in trivia() {
        append(piece.isComment ? .comment : .plain, until: min(end + piece.sourceLength.utf8Length, stop))
      }
    }
    append(.plain, until: stop)
  }

  /// Neighbours of the same kind become one token; names never touch.
  private func append(_ kind: Token.Kind, until stop: Int) {
    guard stop > end else { return }
    if let last = tokens.last, last.kind == kind {
      tokens[tokens.count - 1].range = last.range.lowerBound..<stop
    } else {
      tokens.append(Token(range: end..<stop, kind: kind))
    }
    end = stop
  }

  private func kind(of token: TokenSyntax, at start: Int) -> Token.Kind {
    if start < endOfAttribute { return .attribute }
    switch token.tokenKind {
    case .keyword, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: return .keyword
    case .atSign: return .attribute
    case .integerLiteral, .floatLiteral: return .number
    case .stringQuote, .multilineStringQuote, .singleQuote, .stringSegment, .regexSlash, .regexPoundDelimiter,
      .regexLiteralPattern:
      return .string
    case .unknown(let text): return text.hasPrefix("\"") ? .string : .plain
    case .wildcard: return .plain
    case .identifier where start < endOfCondition: return names[start] ?? .keyword
    default: return names[start] ?? .plain
    }
  }

  // MARK: - Names

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    endOfAttribute = node.attributeName.endPositionBeforeTrailingTrivia.utf8Offset
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    endOfCondition = node.condition?.endPosition.utf8Offset ?? 0
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { name(node.name, .type) }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { name(node.name, .type) }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    name(node.declName.baseName, .member)
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    name(node.declName.baseName, .member)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isCapitalised = node.baseName.text.first?.isUppercase ?? false
    return isCapitalised ? name(node.baseName, .type) : .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind { name(node.label, .argumentLabel) }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    name(node.firstName, .argumentLabel)
  }

  override func visit(_ node: MultipleTrailingClosureElementSyntax) -> SyntaxVisitorContinueKind {
    name(node.label, .argumentLabel)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    _ = name(node.pound, .attribute)
    return name(node.macroName, .attribute)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = name(node.pound, .attribute)
    return name(node.macroName, .attribute)
  }

  override func visit(_ node: PlatformVersionSyntax) -> SyntaxVisitorContinueKind { name(node.platform, .keyword) }

  /// States the kind of a token, unless a node around it has already done so.
  private func name(_ token: TokenSyntax?, _ kind: Token.Kind) -> SyntaxVisitorContinueKind {
    guard let token, token.presence == .present else { return .visitChildren }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if names[start] == nil { names[start] = kind }
    return .visitChildren
  }
}

internal import SwiftIDEUtils
internal import SwiftSyntax

/// Finds which parts of a source are keywords, types, strings and so on.
struct SyntaxHighlighter {
  /// The length of the source.
  let byteCount: Int

  /// The tokens in order; together they cover every byte of the source exactly once.
  func tokens(_ tree: SourceFileSyntax) -> [Token] {
    let names = NameKinds(tree)
    var tokens: [Token] = []
    var end = 0
    for part in tree.classifications where !part.range.isEmpty {
      let range = part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset
      if range.lowerBound > end { Self.append(end..<range.lowerBound, .plain, to: &tokens) }
      for piece in names.split(range, Self.kind(part.kind)) { Self.append(piece.range, piece.kind, to: &tokens) }
      end = range.upperBound
    }
    if end < byteCount { Self.append(end..<byteCount, .plain, to: &tokens) }
    return tokens
  }

  /// Neighbours of the same kind become one token where that is not the end of a name.
  private static func append(_ range: Range<Int>, _ kind: Token.Kind, to tokens: inout [Token]) {
    if let last = tokens.last, last.kind == kind, kind == .plain || kind == .string || kind == .comment {
      tokens[tokens.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      tokens.append(Token(range: range, kind: kind))
    }
  }

  private static func kind(_ classification: SyntaxClassification) -> Token.Kind {
    switch classification {
    case .keyword, .ifConfigDirective: .keyword
    case .type: .type
    case .attribute: .attribute
    case .argumentLabel: .argumentLabel
    case .stringLiteral, .regexLiteral: .string
    case .integerLiteral, .floatLiteral: .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    case .identifier, .dollarIdentifier, .editorPlaceholder, .operator, .none: .plain
    }
  }
}

/// Names that the classification of swift-syntax takes for plain identifiers.
private final class NameKinds: SyntaxVisitor {
  /// The marked tokens by where they start.
  private var marks: [Int: Token] = [:]

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    mark(node.declName.baseName, .member)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    mark(node.declName.baseName, .member)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isCapitalised = node.baseName.text.first?.isUppercase ?? false
    if isCapitalised { mark(node.baseName, .type) }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { mark(label, .argumentLabel) }
    return .visitChildren
  }

  override func visit(_ node: MultipleTrailingClosureElementSyntax) -> SyntaxVisitorContinueKind {
    mark(node.label, .argumentLabel)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    markMacro(node.pound, node.macroName)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    markMacro(node.pound, node.macroName)
    return .visitChildren
  }

  private func markMacro(_ pound: TokenSyntax, _ name: TokenSyntax) {
    mark(pound, .attribute)
    mark(name, .attribute)
  }

  /// Keywords such as `self` keep what they are; the first mark of a token stays.
  private func mark(_ token: TokenSyntax, _ kind: Token.Kind) {
    if case .keyword = token.tokenKind { return }
    guard token.presence == .present else { return }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    if marks[start] == nil { marks[start] = Token(range: start..<end, kind: kind) }
  }

  /// Cuts the marked tokens out of a stretch that has one kind.
  func split(_ range: Range<Int>, _ kind: Token.Kind) -> [Token] {
    var pieces: [Token] = []
    var end = range.lowerBound
    for offset in range {
      guard let mark = marks[offset], mark.range.upperBound <= range.upperBound else { continue }
      if offset > end { pieces.append(Token(range: end..<offset, kind: kind)) }
      pieces.append(mark)
      end = mark.range.upperBound
    }
    if end < range.upperBound { pieces.append(Token(range: end..<range.upperBound, kind: kind)) }
    return pieces
  }
}

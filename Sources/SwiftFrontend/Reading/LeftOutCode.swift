internal import SwiftParser
internal import SwiftSyntax

/// Dots that stand for code in an article: `Button("Save") { ... }`.
///
/// That is not Swift, but many listings are written so:
///
/// 1. Dots count, `...` or `…`, that stand alone: after `{`, `in`, `;`, `=` or the start of their line, and before `}`,
///    `;`, a comment or the end of it.
/// 2. Dots between two values inside a statement, the second of which is further indented than its first line, are the
///    operator of a range.
/// 3. Among statements and after `=` a name takes their place, which the program keeps as code that is not known.
/// 4. Among the members of a type nothing takes their place.
///
/// What takes their place is as long as they are, so that every other token stays where it is.
struct LeftOutCode {
  /// Where a statement is left out, as offsets in bytes.
  private(set) var statements: Set<Int> = []
  /// Where members of a type are left out.
  private var members: Set<Int> = []

  /// - Parameters:
  ///   - tree: The file as it was parsed with its dots.
  ///   - bytes: The text of the file.
  init(in tree: SourceFileSyntax, _ bytes: [UInt8]) {
    guard Self.mayOccur(in: bytes) else { return }
    for token in tree.tokens(viewMode: .sourceAccurate) where Self.isDots(token) && Self.standsAlone(token) {
      if Self.isOperator(token, in: bytes) { continue }
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let isStatement = Self.isAmongStatements(token) || Self.isAssigned(token)
      if isStatement { statements.insert(offset) } else { members.insert(offset) }
    }
  }

  var isEmpty: Bool { statements.isEmpty && members.isEmpty }

  /// The text with something that can be parsed in place of the dots.
  func filled(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for offset in statements { result.replaceSubrange(offset..<offset + 3, with: "___".utf8) }
    for offset in members { result.replaceSubrange(offset..<offset + 3, with: "   ".utf8) }
    return result
  }

  /// Whether three bytes are dots that follow a brace or the start of a line, as they do in few files.
  private static func mayOccur(in bytes: [UInt8]) -> Bool {
    var follows = true
    for offset in bytes.indices.dropLast(2) {
      if follows, isDots(bytes[offset..<offset + 3]) { return true }
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "{"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "="):
        follows = true
      // The end of `item in`; more is known of the tokens.
      case UInt8(ascii: "n"): follows = true
      default: follows = false
      }
    }
    return false
  }

  private static func isDots(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.elementsEqual("...".utf8) || bytes.elementsEqual("…".utf8)
  }

  private static func isDots(_ token: TokenSyntax) -> Bool {
    if case .stringSegment = token.tokenKind { return false }
    return token.text == "..." || token.text == "…"
  }

  private static func standsAlone(_ token: TokenSyntax) -> Bool {
    let begins = token.previousToken(viewMode: .sourceAccurate).map { before in
      before.tokenKind == .leftBrace || before.tokenKind == .keyword(.in) || before.tokenKind == .semicolon
        || before.tokenKind == .equal || endsLine(before.trailingTrivia, token.leadingTrivia)
    }
    let ends = token.nextToken(viewMode: .sourceAccurate).map { after in
      after.tokenKind == .rightBrace || after.tokenKind == .semicolon || after.tokenKind == .endOfFile
        || endsLine(token.trailingTrivia, after.leadingTrivia)
    }
    return (begins ?? true) && (ends ?? true)
  }

  /// Whether dots make a range of what is before and behind them: `return first`, `...` and `last` on lines of their own.
  private static func isOperator(_ token: TokenSyntax, in bytes: [UInt8]) -> Bool {
    guard token.parent?.is(BinaryOperatorExprSyntax.self) ?? false, let values = token.parent?.parent,
      let upper = token.nextToken(viewMode: .sourceAccurate), upper.position < values.endPosition
    else { return false }
    var parent = values.parent?.parent
    while let node = parent {
      // The dots are on the line between two statements, which the parser takes for one.
      if let item = node.as(CodeBlockItemSyntax.self), item.item.is(SequenceExprSyntax.self) { return false }
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) {
        return indentation(of: upper, bytes) > indentation(of: node, bytes)
      }
      parent = node.parent
    }
    return false
  }

  /// How many spaces or tabs begin the line on which a node begins.
  private static func indentation(of node: some SyntaxProtocol, _ bytes: [UInt8]) -> Int {
    let before = bytes[..<node.positionAfterSkippingLeadingTrivia.utf8Offset]
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let start = before.lastIndex { ends.contains($0) }.map { $0 + 1 } ?? 0
    return bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  private static func isAssigned(_ token: TokenSyntax) -> Bool {
    token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .equal
  }

  private static func endsLine(_ trailing: Trivia, _ leading: Trivia) -> Bool {
    (trailing.pieces + leading.pieces).contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }

  /// Whether the innermost braces around a token hold statements, and not members or arguments.
  private static func isAmongStatements(_ token: TokenSyntax) -> Bool {
    var parent = token.parent
    while let node = parent {
      if node.is(MemberBlockSyntax.self) || node.is(SourceFileSyntax.self) { return false }
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
        || node.is(SwitchCaseSyntax.self)
      {
        return true
      }
      parent = node.parent
    }
    return false
  }
}

internal import Diagnostics
internal import LayoutEngine
internal import SwiftSyntax
internal import ViewProgram

/// Turns the syntax tree of one file into a program; each kind of syntax has its own extension.
final class Lowering {
  let file: Int
  let lines: LineTable
  let conditions: BuildConditions
  let limits: Frontend.Limits
  private(set) var diagnostics: [Diagnostic] = []
  /// The types and aliases declared inside functions.
  var local = (types: [TypeDeclaration](), aliases: [TypeAlias]())
  /// The operators that the file declares, with their precedence.
  var operators: [String: String] = [:]
  /// The kinds of syntax that were skipped.
  private var passedOver: Set<String> = []
  /// The property wrappers whose properties need no value from a caller.
  var wrappersWithoutArgument: Set<String> = []
  /// Where a name in the tree takes the place of dots in the source, which stand for code.
  var leftOut: Set<Int> = []
  /// What `Self` is in an extension that is for one type only: `extension LabelStyle where Self == Trailing`.
  var selfType: TypeReference?
  /// The current depth in a type.
  var typeDepth = 0
  /// The number of chain links around what is being lowered.
  private var chainDepth = 0

  init(file: Int, lines: LineTable, conditions: BuildConditions, limits: Frontend.Limits) {
    self.file = file
    self.lines = lines
    self.conditions = conditions
    self.limits = limits
  }

  /// The range of a node, without the white space and comments around it.
  func range(_ node: some SyntaxProtocol) -> SourceRange {
    range(from: start(node), to: end(node))
  }

  func range(from start: Int, to end: Int) -> SourceRange {
    lines.range(file: file, from: start, to: end)
  }

  func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  func report(_ diagnostic: Diagnostic) {
    // One more than is shown, so that the rest can be mentioned.
    if diagnostics.count <= limits.diagnostics { diagnostics.append(diagnostic) }
  }

  /// Notes, once for each kind, that something is skipped.
  func pass(over gap: Gap, at place: SourceRange) {
    guard passedOver.insert(gap.name).inserted else { return }
    report(Wording.passedOver(gap, at: place))
  }

  func pass(over gap: Gap, at node: some SyntaxProtocol) { pass(over: gap, at: range(node)) }

  /// Lowers a chain, or returns `nil` if it is too deep together with the chains around it.
  ///
  /// The bound keeps the program shallow enough to be released on an ordinary stack.
  func chain<Result>(links: Int, at node: some SyntaxProtocol, _ lower: () -> Result) -> Result? {
    guard chainDepth + links <= limits.chainLength else {
      report(Wording.chainTooLong(limit: limits.chainLength, at: range(node)))
      return nil
    }
    chainDepth += links
    defer { chainDepth -= links }
    return lower()
  }

  /// The expression that replaces syntax that the program cannot express: it matters only where a layout needs its
  /// value.
  func unsupported(_ gap: Gap, at node: some SyntaxProtocol) -> Expression {
    let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = words.count > 40 ? words.prefix(39) + "…" : words
    return Expression(.opaque(text: text, syntax: gap.name), source: range(node))
  }
}

/// The name of an identifier token without the backticks around a keyword.
func name(of token: TokenSyntax) -> String {
  let text = token.text
  guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
  return String(text.dropFirst().dropLast())
}

internal import SwiftSyntax

/// A literal of a file whose value a reader may change: a number, a Boolean, or a member such as `.leading` whose
/// alternatives are known.
public struct SourceLiteral: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case number
    case boolean
    /// One of several members.
    case member(of: [String])
  }

  public var kind: Kind
  /// Offsets of UTF-8 bytes.
  public var range: Range<Int>
  /// The purpose of the value: its label, else the name of the function or variable that it is given to.
  public var label: String

  public init(kind: Kind, range: Range<Int>, label: String) {
    self.kind = kind
    self.range = range
    self.label = label
  }
}

/// Finds the literals of a file.
final class SourceLiterals: SyntaxVisitor {
  private(set) var literals: [SourceLiteral] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.number, node)
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.number, node)
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.boolean, node)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base == nil, let argument = node.parent?.as(LabeledExprSyntax.self) else { return .visitChildren }
    let (label, callee) = (argument.label?.text, SourceLiterals.callee(of: argument) ?? "")
    if let choices = MemberChoices.choices(label: label, callee: callee, member: node.declName.baseName.text) {
      add(.member(of: choices), node)
    }
    return .visitChildren
  }

  private func add(_ kind: SourceLiteral.Kind, _ node: some ExprSyntaxProtocol) {
    let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    literals.append(SourceLiteral(kind: kind, range: range, label: SourceLiterals.label(of: Syntax(node))))
  }

  /// The label of the argument that contains a literal, else the function's name, else the declaration's.
  private static func label(of node: Syntax) -> String {
    var current = node.parent
    while let syntax = current {
      if let argument = syntax.as(LabeledExprSyntax.self) {
        return argument.label?.text ?? callee(of: argument) ?? "value"
      }
      if let binding = syntax.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
      if syntax.is(CodeBlockItemSyntax.self) { break }
      current = syntax.parent
    }
    return "value"
  }

  private static func callee(of argument: LabeledExprSyntax) -> String? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

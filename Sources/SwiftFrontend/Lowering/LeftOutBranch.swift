internal import Diagnostics
internal import LayoutEngine
internal import SwiftSyntax

/// A branch of `#if` that is left out with everything that it declares, in a file that has nothing else to show.
struct LeftOutBranch {
  /// The condition as it is written: `#if os(macOS)`.
  let condition: String
  let source: SourceRange
  /// The platform for which the branch would be read; `nil` if it is read for neither.
  let platform: Platform?
}

extension LeftOutBranch {
  /// Finds the first such branch that contains a view; `nil` when there is none, as a branch without one has nothing to
  /// lay out either.
  init?(in syntax: ParsedSyntax, _ conditions: BuildConditions) {
    guard let found = LeftOutBranch.first(in: syntax.tree.statements, conditions) else { return nil }
    let (clause, other) = (found.clause, found.isForOther ? conditions.forOtherPlatform.platform : nil)
    let start = clause.poundKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = (clause.condition.map { Syntax($0) } ?? Syntax(clause.poundKeyword)).endPositionBeforeTrailingTrivia
    self.init(
      condition: ([clause.poundKeyword.text] + (clause.condition.map { [$0.trimmedDescription] } ?? []))
        .joined(separator: " "),
      source: syntax.lines.range(file: 0, from: start, to: end.utf8Offset), platform: other)
  }

  private static func first(
    in items: CodeBlockItemListSyntax, _ conditions: BuildConditions
  ) -> (clause: IfConfigClauseSyntax, isForOther: Bool)? {
    for item in items {
      guard case .decl(let declaration) = item.item, let config = declaration.as(IfConfigDeclSyntax.self) else {
        continue
      }
      let (taken, other) = (conditions.taken(config), conditions.forOtherPlatform.taken(config))
      if let clause = config.clauses.first(where: { $0 != taken && $0.hasView }) {
        return (clause, clause == other)
      }
      if case .statements(let inner)? = taken?.elements, let found = first(in: inner, conditions) { return found }
    }
    return nil
  }
}

extension BuildConditions {
  /// The same conditions for the platform that was not chosen.
  fileprivate var forOtherPlatform: BuildConditions {
    BuildConditions(platform: platform == .iOS ? .macOS : .iOS, ownModules: ownModules)
  }

  /// The branch that is read; `nil` when none is, or when it cannot be decided.
  fileprivate func taken(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause }
      guard let holds = holds(condition) else { return nil }
      if holds { return clause }
    }
    return nil
  }
}

extension IfConfigClauseSyntax {
  /// Whether it declares a view or a preview, or names what makes a type one.
  fileprivate var hasView: Bool {
    guard case .statements(let items)? = elements else { return false }
    let isBare = items.contains { item in
      if case .expr(let view) = item.item { !view.is(MacroExpansionExprSyntax.self) } else { false }
    }
    let names = ["View", "Preview", "PreviewProvider", "App"]
    return isBare || items.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }
}

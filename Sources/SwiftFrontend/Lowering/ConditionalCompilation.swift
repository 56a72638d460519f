internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// The content of the branch of an `#if` that is taken; `nil` when none is.
  func activeElements(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      guard let holds = conditions.holds(condition) else {
        report(Wording.unknownCondition(condition.trimmedDescription, at: range(condition)))
        return nil
      }
      if holds { return clause.elements }
    }
    return nil
  }

  /// The items of a block, with each `#if` replaced by the items of the branch that is taken.
  func activeItems(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    var active: [CodeBlockItemSyntax] = []
    for item in items {
      guard case .decl(let declaration) = item.item, let config = declaration.as(IfConfigDeclSyntax.self) else {
        active.append(item)
        continue
      }
      if case .statements(let inner)? = activeElements(config) { active += activeItems(inner) }
    }
    return active
  }

  func activeMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    var active: [DeclSyntax] = []
    for member in members {
      guard let config = member.decl.as(IfConfigDeclSyntax.self) else {
        active.append(member.decl)
        continue
      }
      if case .decls(let inner)? = activeElements(config) { active += activeMembers(inner) }
    }
    return active
  }

  func activeAttributes(_ attributes: AttributeListSyntax) -> [AttributeSyntax] {
    var active: [AttributeSyntax] = []
    for element in attributes {
      switch element {
      case .attribute(let attribute): active.append(attribute)
      case .ifConfigDecl(let config):
        if case .attributes(let inner)? = activeElements(config) { active += activeAttributes(inner) }
      }
    }
    return active
  }

  func activeCases(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    var active: [SwitchCaseSyntax] = []
    for element in cases {
      switch element {
      case .switchCase(let node): active.append(node)
      case .ifConfigDecl(let config):
        if case .switchCases(let inner)? = activeElements(config) { active += activeCases(inner) }
      }
    }
    return active
  }
}

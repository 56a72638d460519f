internal import SwiftSyntax
internal import ViewLanguage

extension Lowering {
  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    if has(.prefix, in: node.modifiers) || has(.postfix, in: node.modifiers) {
      report(Gap.prefixDeclaration, at: node.modifiers)
    }
    return FunctionDeclaration(
      name: name(of: node.name), isStatic: isStatic(node.modifiers), isMutating: has(.mutating, in: node.modifiers),
      attributes: attributes(node.attributes), genericParameters: genericParameters(node.genericParameterClause),
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) },
      body: node.body.map { statements($0.statements) } ?? [], source: range(node)
    )
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    var result: TypeReference?
    if let mark = node.optionalMark {
      if mark.tokenKind == .exclamationMark { report(Gap.implicitlyUnwrapped, at: mark) }
      let own = TypeReference(name: "Self", source: range(mark))
      result = TypeReference(name: "Optional", arguments: [own], source: range(mark))
    }
    return FunctionDeclaration(
      name: "init", attributes: attributes(node.attributes),
      genericParameters: genericParameters(node.genericParameterClause),
      parameters: parameters(node.signature.parameterClause), result: result,
      body: node.body.map { statements($0.statements) } ?? [], source: range(node)
    )
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { parameter in
      FunctionDeclaration.Parameter(
        label: label(of: parameter.firstName), name: name(of: parameter.secondName ?? parameter.firstName),
        type: type(parameter.type), isInout: isInout(parameter.type), isVariadic: parameter.ellipsis != nil,
        attributes: attributes(parameter.attributes) + attributes(of: parameter.type),
        defaultValue: parameter.defaultValue.map { expression($0.value) }, source: range(parameter)
      )
    }
  }

  private func isInout(_ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
    return (Array(attributed.specifiers) + Array(attributed.lateSpecifiers)).contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }
}

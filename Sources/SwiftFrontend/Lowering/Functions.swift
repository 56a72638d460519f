internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    if has(.postfix, in: node.modifiers) { pass(over: Gap.postfixDeclaration, at: node.modifiers) }
    let prefix = has(.prefix, in: node.modifiers) ? "prefix " : ""
    var function = FunctionDeclaration(
      name: prefix + name(of: node.name), isStatic: isStatic(node.modifiers),
      isMutating: has(.mutating, in: node.modifiers),
      attributes: attributes(node.attributes) + preference(node.attributes),
      genericParameters: genericParameters(node.genericParameterClause),
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) },
      body: node.body.map { statements($0.statements) } ?? [], source: range(node)
    )
    function.genericBounds = genericBounds(node.genericParameterClause, node.genericWhereClause)
    return function
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    var result: TypeReference?
    if let mark = node.optionalMark {
      let own = TypeReference(name: "Self", source: range(mark))
      result = TypeReference(name: "Optional", arguments: [own], source: range(mark))
    }
    var initializer = FunctionDeclaration(
      name: "init", attributes: attributes(node.attributes),
      genericParameters: genericParameters(node.genericParameterClause),
      parameters: parameters(node.signature.parameterClause), result: result,
      body: node.body.map { statements($0.statements) } ?? [], source: range(node)
    )
    initializer.genericBounds = genericBounds(node.genericParameterClause, node.genericWhereClause)
    return initializer
  }

  func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> SubscriptDeclaration {
    var accessors = VariableDeclaration(name: "subscript", isConstant: false, source: range(node))
    if let block = node.accessorBlock { addAccessors(of: block, to: &accessors) }
    // A subscript's arguments have labels only where two names are written: `subscript(safe index: Int)`.
    let parameters = zip(parameters(node.parameterClause), node.parameterClause.parameters).map { parameter, node in
      var parameter = parameter
      if node.secondName == nil { parameter.label = nil }
      return parameter
    }
    let getter = FunctionDeclaration(
      name: "subscript", isStatic: isStatic(node.modifiers), attributes: attributes(node.attributes),
      genericParameters: genericParameters(node.genericParameterClause), parameters: parameters,
      result: type(node.returnClause.type), body: accessors.getter ?? [], source: range(node)
    )
    return SubscriptDeclaration(getter: getter, setter: accessors.setter)
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

internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// A type declaration; `nil` when the node is something else.
  func typeDeclaration(_ node: DeclSyntax) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return typeDeclaration(node, .structure, node.genericParameterClause)
    case .enumDecl(let node):
      return typeDeclaration(node, .enumeration, node.genericParameterClause)
    case .classDecl(let node):
      return typeDeclaration(node, .classType, node.genericParameterClause)
    // Nothing runs concurrently during a layout.
    case .actorDecl(let node):
      return typeDeclaration(node, .classType, node.genericParameterClause)
    case .protocolDecl(let node):
      return typeDeclaration(node, .protocolType, nil)
    default: return nil
    }
  }

  private func typeDeclaration(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind,
    _ generics: GenericParameterClauseSyntax?
  ) -> TypeDeclaration {
    let outer = selfType
    selfType = nil
    defer { selfType = outer }
    let contents = activeMembers(node.memberBlock.members)
    var type = TypeDeclaration(
      kind: kind, name: name(of: node.name), genericParameters: genericParameters(generics),
      inherited: inherited(node.inheritanceClause), members: members(contents), cases: contents.flatMap { cases($0) },
      attributes: attributes(node.attributes), source: range(node)
    )
    type.genericBounds = genericBounds(generics, node.genericWhereClause)
    return type
  }

  func extensionDeclaration(_ node: ExtensionDeclSyntax) -> ExtensionDeclaration {
    let outer = selfType
    selfType = required("Self", by: node)
    defer { selfType = outer }
    return ExtensionDeclaration(
      extended: extended(node), inherited: inherited(node.inheritanceClause),
      members: members(activeMembers(node.memberBlock.members)), source: range(node)
    )
  }

  /// The type that a generic parameter must be for an extension to apply; `nil` when it may be any.
  private func required(_ name: String, by node: ExtensionDeclSyntax) -> TypeReference? {
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        same.leftType.trimmedDescription == name, case .type(let type) = same.rightType
      else { continue }
      return self.type(type)
    }
    return nil
  }

  /// The protocol to which a generic parameter must conform for an extension to apply.
  private func conformance(of name: String, requiredBy node: ExtensionDeclSyntax) -> TypeReference? {
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { continue }
      return type(conformance.rightType)
    }
    return nil
  }

  /// The extended type; `extension Array where Element == CGFloat` extends `Array<CGFloat>`, and
  /// `extension Optional where Wrapped: Collection` extends `Optional<Collection>`.
  private func extended(_ node: ExtensionDeclSyntax) -> TypeReference {
    var extended = type(node.extendedType)
    guard extended.arguments.isEmpty else { return extended }
    let argument: TypeReference? =
      switch extended.name {
      case "Array": required("Element", by: node)
      case "Optional": required("Wrapped", by: node) ?? conformance(of: "Wrapped", requiredBy: node)
      default: nil
      }
    extended.arguments = argument.map { [$0] } ?? []
    return extended
  }

  private func members(_ declarations: [DeclSyntax]) -> Members {
    var members = Members()
    for declaration in declarations {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node):
        let variables = variables(node)
        members.variables += isStatic(node.modifiers) ? unobserved(variables) : variables
      case .functionDecl(let node): members.functions.append(function(node))
      case .initializerDecl(let node): members.initializers.append(initializer(node))
      case .subscriptDecl(let node): members.subscripts.append(subscriptDeclaration(node))
      case .typeAliasDecl(let node): members.aliases.append(alias(node))
      // The conforming type defines it.
      case .associatedTypeDecl, .enumCaseDecl: continue
      // Nothing is released during a layout.
      case .deinitializerDecl: continue
      default:
        if let type = typeDeclaration(declaration) {
          members.types.append(type)
        } else {
          pass(over: gap(for: declaration), at: declaration)
        }
      }
    }
    return members
  }

  func gap(for node: DeclSyntax) -> Gap {
    switch node.as(DeclSyntaxEnum.self) {
    case .precedenceGroupDecl: .precedenceGroup
    case .macroDecl: .macroDeclaration
    case .macroExpansionDecl: .conditionalMacro
    case .extensionDecl: .localExtension
    default: .unknownDeclaration
    }
  }

  func alias(_ node: TypeAliasDeclSyntax) -> TypeAlias {
    TypeAlias(
      name: name(of: node.name), genericParameters: genericParameters(node.genericParameterClause),
      type: type(node.initializer.value), source: range(node))
  }

  private func cases(_ node: DeclSyntax) -> [EnumCase] {
    guard let declaration = node.as(EnumCaseDeclSyntax.self) else { return [] }
    return declaration.elements.map { element in
      let parameters = (element.parameterClause?.parameters ?? []).map { parameter in
        EnumCase.Parameter(
          label: parameter.firstName.flatMap { label(of: $0) }, type: type(parameter.type),
          defaultValue: parameter.defaultValue.map { expression($0.value) })
      }
      return EnumCase(
        name: name(of: element.name), parameters: parameters,
        rawValue: element.rawValue.map { expression($0.value) }, source: range(element)
      )
    }
  }

  /// Declarations among statements.
  func localDeclarations(_ node: DeclSyntax) -> [Statement] {
    if let variable = node.as(VariableDeclSyntax.self) {
      return unobserved(variables(variable)).map { Statement(.variable($0), source: $0.source) }
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      return [Statement(.function(self.function(function)), source: range(node))]
    }
    // Local types cannot use local variables, so they are moved to the file's top level.
    if let type = typeDeclaration(node) {
      if local.types.contains(where: { $0.name == type.name }) { pass(over: Gap.localTypes, at: node) }
      local.types.append(type)
    } else if let alias = node.as(TypeAliasDeclSyntax.self) {
      local.aliases.append(self.alias(alias))
    } else {
      pass(over: gap(for: node), at: node)
    }
    return []
  }
}

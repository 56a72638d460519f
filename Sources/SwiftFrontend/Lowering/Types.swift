internal import LayoutEngine
internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  func type(_ node: TypeSyntax) -> TypeReference {
    // `?` after `?` is not a bracket, so the parser does not count it.
    typeDepth += 1
    defer { typeDepth -= 1 }
    guard typeDepth <= limits.nesting else {
      if typeDepth == limits.nesting + 1 { report(Wording.nestingTooDeep(limit: limits.nesting, at: range(node))) }
      return TypeReference(name: "Any", source: .none)
    }
    return nestedType(node)
  }

  private func nestedType(_ node: TypeSyntax) -> TypeReference {
    let source = range(node)
    func sugar(_ name: String, _ arguments: [TypeReference]) -> TypeReference {
      TypeReference(name: name, arguments: arguments, source: source)
    }
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      if type.name.tokenKind == .keyword(.Self), let selfType { return sugar(selfType.name, selfType.arguments) }
      return sugar(name(of: type.name), genericArguments(type.genericArgumentClause))
    case .memberType(let type):
      let name = self.type(type.baseType).name + "." + name(of: type.name)
      return sugar(name, genericArguments(type.genericArgumentClause))
    case .arrayType(let type): return sugar("Array", [self.type(type.element)])
    case .dictionaryType(let type): return sugar("Dictionary", [self.type(type.key), self.type(type.value)])
    case .optionalType(let type): return sugar("Optional", [self.type(type.wrappedType)])
    // The same but for the `!` at each use, which is not needed here.
    case .implicitlyUnwrappedOptionalType(let type): return sugar("Optional", [self.type(type.wrappedType)])
    case .someOrAnyType(let type): return self.type(type.constraint)
    case .attributedType(let type): return self.type(type.baseType)
    case .compositionType(let type): return sugar("Composition", type.elements.map { self.type($0.type) })
    case .metatypeType(let type): return sugar("Metatype", [self.type(type.baseType)])
    case .functionType(let type):
      return sugar("Function", type.parameters.map { self.type($0.type) } + [self.type(type.returnClause.type)])
    case .tupleType(let type):
      let elements = type.elements.map { self.type($0.type) }
      if elements.count == 1 { return elements[0] }
      var tuple = sugar("Tuple", elements)
      let labels = type.elements.map { $0.firstName.flatMap { label(of: $0) } }
      if labels.contains(where: { $0 != nil }) { tuple.labels = labels }
      return tuple
    default: return unsupportedType(node)
    }
  }

  private func unsupportedType(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .packElementType, .packExpansionType: pass(over: Gap.parameterPack, at: node)
    case .suppressedType: pass(over: Gap.suppressedType, at: node)
    case .inlineArrayType: pass(over: Gap.inlineArray, at: node)
    default: pass(over: Gap.unknownType, at: node)
    }
    return TypeReference(name: "Any", source: range(node))
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    (clause?.arguments ?? []).compactMap { argument in
      guard case .type(let type) = argument.argument else { return nil }
      return self.type(type)
    }
  }

  /// The names of generic parameters; their constraints are dropped.
  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [String] {
    (clause?.parameters ?? []).map { parameter in
      if parameter.specifier != nil { pass(over: Gap.parameterPack, at: parameter) }
      return name(of: parameter.name)
    }
  }

  /// The protocols that generic parameters conform to.
  func genericBounds(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [GenericBound] {
    var bounds: [GenericBound] = []
    for parameter in clause?.parameters ?? [] {
      guard let type = parameter.inheritedType else { continue }
      bounds.append(GenericBound(parameter: name(of: parameter.name), type: self.type(type)))
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let bound) = requirement.requirement else { continue }
      bounds.append(GenericBound(parameter: type(bound.leftType).name, type: type(bound.rightType)))
    }
    return bounds
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    (clause?.inheritedTypes ?? []).map { type($0.type) }
  }

  /// A type that was parsed as an expression: the `CGFloat` of `[CGFloat](repeating: 0, count: 3)`.
  func type(fromExpression node: ExprSyntax) -> TypeReference? {
    let source = range(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .typeExpr(let expression): return type(expression.type)
    case .declReferenceExpr(let reference): return TypeReference(name: name(of: reference.baseName), source: source)
    case .genericSpecializationExpr(let special):
      var result = type(fromExpression: special.expression)
      result?.arguments = genericArguments(special.genericArgumentClause)
      return result
    case .memberAccessExpr(let member):
      guard let base = member.base.flatMap(type(fromExpression:)) else { return nil }
      return TypeReference(name: base.name + "." + name(of: member.declName.baseName), source: source)
    case .optionalChainingExpr(let optional):
      return type(fromExpression: optional.expression).map {
        TypeReference(name: "Optional", arguments: [$0], source: source)
      }
    case .arrayExpr, .dictionaryExpr: return collectionType(node)
    case .tupleExpr(let tuple):
      let elements = tuple.elements.compactMap { type(fromExpression: $0.expression) }
      return elements.count == tuple.elements.count
        ? TypeReference(name: "Tuple", arguments: elements, source: source) : nil
    default: return nil
    }
  }

  /// `[Element]` and `[Key: Value]` parsed as literals, and the same types by their names.
  func collectionType(_ node: ExprSyntax) -> TypeReference? {
    if let array = node.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first.flatMap({ type(fromExpression: $0.expression) })
    {
      return TypeReference(name: "Array", arguments: [element], source: range(node))
    }
    if case .elements(let elements)? = node.as(DictionaryExprSyntax.self)?.content, elements.count == 1,
      let pair = elements.first, let key = type(fromExpression: pair.key), let value = type(fromExpression: pair.value)
    {
      return TypeReference(name: "Dictionary", arguments: [key, value], source: range(node))
    }
    if let special = node.as(GenericSpecializationExprSyntax.self), let type = type(fromExpression: node),
      ["Array", "Dictionary", "Binding"].contains(type.name)
    {
      return TypeReference(name: type.name, arguments: type.arguments, source: range(special))
    }
    return nil
  }
}

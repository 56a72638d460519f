internal import SwiftSyntax

/// A declaration, preview or statement at the top level of a file, with the names by which others use it.
public struct SourceDeclaration: Hashable, Sendable {
  /// Its lines, counted from 1, without the comment above it.
  public var lines: ClosedRange<Int>
  /// The names of types, functions, variables and operators that it declares, or that it adds to a type; of initialisers
  /// and subscripts that it adds the first label, as in `hex:`.
  public var names: Set<String>
  /// The names and labels that its code uses.
  public var uses: Set<String>

  public init(lines: ClosedRange<Int>, names: Set<String>, uses: Set<String>) {
    self.lines = lines
    self.names = names
    self.uses = uses
  }
}

extension [SourceDeclaration] {
  /// Some declarations and all that they use, directly or through one another, in the order of the file.
  ///
  /// Names are compared without their types: of two functions of one name, both are taken.
  ///
  /// - Parameter isShown: Whether a declaration is there whatever uses it.
  public func used(from isShown: (SourceDeclaration) -> Bool) -> [SourceDeclaration] {
    var declaring: [String: [Int]] = [:]
    for (index, declaration) in enumerated() {
      for name in declaration.names { declaring[name, default: []].append(index) }
    }
    var reached = Set(indices.filter { isShown(self[$0]) })
    var open = Array<Int>(reached)
    while let index = open.popLast() {
      for name in self[index].uses {
        for next in declaring[name, default: []] where reached.insert(next).inserted { open.append(next) }
      }
    }
    return reached.sorted().map { self[$0] }
  }
}

/// Finds what an item at the top level of a file declares and uses.
final class DeclarationNames: SyntaxVisitor {
  private(set) var declared: Set<String> = []
  private(set) var used: Set<String> = []

  init(_ item: CodeBlockItemSyntax) {
    super.init(viewMode: .sourceAccurate)
    if case .decl(let declaration) = item.item { declared = DeclarationNames.names(of: declaration) }
    walk(item)
  }

  private static func names(of declaration: DeclSyntax) -> Set<String> {
    if let node = declaration.as(ExtensionDeclSyntax.self) { return names(of: node) }
    if let node = declaration.as(VariableDeclSyntax.self) { return names(of: node) }
    if let node = declaration.as(IfConfigDeclSyntax.self) { return names(of: node) }
    guard let node = declaration.asProtocol((any NamedDeclSyntax).self) else { return [] }
    return [name(node.name)]
  }

  /// What an extension adds; one with a conformance belongs to the type wherever that is used.
  private static func names(of node: ExtensionDeclSyntax) -> Set<String> {
    let type = node.extendedType.as(IdentifierTypeSyntax.self).map { name($0.name) }
    var names: Set<String> = []
    for member in node.memberBlock.members {
      names.formUnion(self.names(of: member.decl))
      if let label = label(of: member.decl) ?? (member.decl.is(InitializerDeclSyntax.self) ? type : nil) {
        names.insert(label)
      }
    }
    if node.inheritanceClause != nil, let type { names.insert(type) }
    return names
  }

  /// The first label of an initialiser, or of a subscript, whose parameters have one only where two names are written.
  private static func label(of declaration: DeclSyntax) -> String? {
    let isSubscript = declaration.is(SubscriptDeclSyntax.self)
    let parameters =
      declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(SubscriptDeclSyntax.self)?.parameterClause
    guard let first = parameters?.parameters.first, first.firstName.tokenKind != .wildcard,
      !isSubscript || first.secondName != nil
    else { return nil }
    return name(first.firstName) + ":"
  }

  /// What each of the branches of `#if` declares.
  private static func names(of node: IfConfigDeclSyntax) -> Set<String> {
    node.clauses.reduce(into: []) { names, clause in
      guard case .statements(let items)? = clause.elements else { return }
      for case .decl(let declaration) in items.map(\.item) { names.formUnion(self.names(of: declaration)) }
    }
  }

  private static func names(of node: VariableDeclSyntax) -> Set<String> {
    Set(
      node.bindings.flatMap { binding in
        binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
          if case .identifier = token.tokenKind { name(token) } else { nil }
        }
      })
  }

  private static func name(_ token: TokenSyntax) -> String { token.identifier?.name ?? token.text }

  // MARK: - Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { use(node.baseName) }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { use(node.name) }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { use(node.name) }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { use(node.operator) }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind { use(node.operator) }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { used.insert(DeclarationNames.name(label) + ":") }
    return .visitChildren
  }

  private func use(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    used.insert(DeclarationNames.name(token))
    return .visitChildren
  }
}

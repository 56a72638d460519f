internal import LayoutEngine
internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// The declarations and previews of a file.
  func sourceFile(_ node: SourceFileSyntax) -> FileParts {
    var parts = FileParts()
    var bare = BareSnippet()
    let items = activeItems(node.statements)
    for item in items { declareOperator(item) }
    for item in items {
      if !item.item.is(DeclSyntax.self) || previewMacro(item) != nil {
        parts.mention(identifiers(in: item), in: FileParts.previews)
      }
      if let preview = previewMacro(item) {
        if let declaration = self.preview(preview, captionOf: item) { parts.previews.append(declaration) }
      } else if let view = liveView(item) {
        bare.body.append(Statement(.expression(view), source: view.source))
        bare.hasView = true
      } else if case .decl(let declaration) = item.item {
        add(declaration, to: &parts, &bare)
      } else if case .expr(let node) = item.item, isMessage(node) {
        continue
      } else {
        if bare.body.isEmpty { bare.caption = DocComment.text(of: item.leadingTrivia) }
        bare.body += statements(item)
        bare.hasView = true
      }
    }
    parts.types += local.types
    parts.aliases += local.aliases
    if bare.hasView { parts.previews.append(bare.preview) }
    parts.variables += bare.hasView ? [] : bare.variables
    if parts.previews.isEmpty { collectMembers(in: &parts) }
    if let next = parts.previews.dropFirst(limits.previews).first {
      report(Wording.tooManyPreviews(limit: limits.previews, at: next.source))
    }
    namePreviews(&parts.previews)
    parts.diagnostics = diagnostics
    return parts
  }

  private func add(_ node: DeclSyntax, to parts: inout FileParts, _ bare: inout BareSnippet) {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): check(node, addingTo: &parts.imports)
    case .operatorDecl: return
    case .extensionDecl(let node):
      let declaration = extensionDeclaration(node)
      parts.mention(identifiers(in: node), in: declaration.extended.name)
      parts.extensions.append(declaration)
    case .functionDecl(let node):
      parts.mention(identifiers(in: node), in: FileParts.topLevel)
      var function = function(node)
      function.attributes += privacy(node.modifiers)
      parts.functions.append(function)
    case .typeAliasDecl(let node): parts.aliases.append(alias(node))
    case .variableDecl(let node):
      parts.mention(identifiers(in: node), in: FileParts.topLevel)
      for variable in unobserved(variables(node)) { bare.add(variable, privacy(node.modifiers), to: &parts) }
    default:
      guard var type = typeDeclaration(node) else { return pass(over: gap(for: node), at: node) }
      if let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers {
        type.attributes += privacy(modifiers)
      }
      parts.mention(identifiers(in: node), in: type.name)
      add(type, captionOf: node, to: &parts)
    }
  }

  /// The capitalised names, as types have, in a declaration.
  private func identifiers(in node: some SyntaxProtocol) -> Set<String> {
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind, text.first?.isUppercase ?? false else { continue }
      names.insert(text)
    }
    return names
  }

  private func add(_ type: TypeDeclaration, captionOf node: DeclSyntax, to parts: inout FileParts) {
    guard let provider = PreviewProviderType(type) else {
      var type = type
      parts.previews += type.takeProviders()
      return parts.types.append(type)
    }
    parts.previews += provider.previews(caption: DocComment.text(of: node.leadingTrivia))
    if let type = provider.typeWithPreviews { parts.types.append(type) }
  }

  /// `infix operator **: MultiplicationPrecedence`, known before anything uses it.
  private func declareOperator(_ item: CodeBlockItemSyntax) {
    guard case .decl(let declaration) = item.item, let node = declaration.as(OperatorDeclSyntax.self) else { return }
    switch node.fixitySpecifier.tokenKind {
    case .keyword(.infix):
      let group = node.operatorPrecedenceAndTypes?.precedenceGroup.text
      operators[node.name.text] = group ?? "DefaultPrecedence"
    case .keyword(.prefix): break
    default: pass(over: Gap.postfixDeclaration, at: node)
    }
  }

  private func check(_ node: ImportDeclSyntax, addingTo imports: inout Set<String>) {
    guard let module = node.path.first.map({ name(of: $0.name) }) else { return }
    imports.insert(module)
    if !conditions.knows(module) { report(Wording.unknownModule(module, at: range(node))) }
  }
}

/// The code at file scope without `#Preview`: a pasted snippet.
struct BareSnippet {
  var body: [Statement] = []
  /// Variables with a property wrapper, which belong to the snippet's view when there is one.
  var variables: [VariableDeclaration] = []
  var caption = ""
  var hasView = false

  mutating func add(_ variable: VariableDeclaration, _ privacy: [Attribute], to parts: inout FileParts) {
    var variable = variable
    let isPlain = variable.attributes.isEmpty || variable.getter != nil
    variable.attributes += privacy
    if isPlain { return parts.variables.append(variable) }
    variables.append(variable)
    body.append(Statement(.variable(variable), source: variable.source))
  }

  var preview: PreviewDeclaration {
    let first = body.first?.source ?? SourceRange.none
    let source = first.joined(to: body.last?.source ?? first)
    return PreviewDeclaration(name: "", caption: caption, traits: [], body: body, source: source)
  }
}

internal import LayoutEngine
internal import ViewProgram

/// Makes a view from a pasted snippet that shows only a part of one.
extension Lowering {
  /// The members of a view that stand in the file without their type, `var body: some View { … }` among them, are a
  /// view's, as a pasted snippet may leave out the lines around them.
  func collectMembers(in parts: inout FileParts) {
    guard let body = parts.variables.first(where: { $0.name == "body" && $0.getter != nil }) else { return }
    let snippet = TypeDeclaration(
      kind: .structure, name: "Snippet", inherited: [TypeReference(name: "View", source: body.source)],
      members: Members(variables: parts.variables, functions: parts.functions), source: body.source)
    parts.types.append(snippet)
    parts.variables = []
    parts.functions = []
    parts.previews.append(
      PreviewDeclaration(
        name: "", caption: "", traits: [],
        body: [Statement(.expression(snippet.madeWithoutArguments), source: body.source)], source: body.source))
  }
}

extension TypeDeclaration {
  /// `Name()`
  fileprivate var madeWithoutArguments: Expression {
    let callee = Expression(.identifier(name), source: source)
    return Expression(
      .call(Call(callee: callee, arguments: [], firstTrailingClosure: 0, ownSource: source)), source: source)
  }
}

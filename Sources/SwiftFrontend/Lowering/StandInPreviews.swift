internal import LayoutEngine
internal import ViewProgram

/// What is laid out of a file that has no preview, when it is asked for by itself.
extension Lowering {
  /// The scenes of an app, `ContentView()`, or else the last view that is made without arguments.
  func takeStandIn(in parts: inout FileParts) {
    guard let (view, expression) = standIn(in: parts) else {
      parts.missingPreview = Wording.noPreview(at: .startOfFile(file))
      return
    }
    parts.missingPreview = Wording.standInPreview(view.name, at: .startOfFile(file))
    parts.standIn = PreviewDeclaration(
      name: view.name, caption: "", traits: [], body: [Statement(.expression(expression), source: view.source)],
      source: view.source)
  }

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

  private func standIn(in parts: FileParts) -> (view: TypeDeclaration, expression: Expression)? {
    if let app = parts.types.first(where: { $0.conforms(to: "App") }) {
      return (app, Expression(.member(app.madeWithoutArguments, "body"), source: app.source))
    }
    let views = parts.types.filter {
      $0.conforms(to: "View") && $0.isMade(withoutArgumentsFor: wrappersWithoutArgument)
    }
    guard let view = views.last(where: { $0.name == "ContentView" }) ?? views.last else {
      return nil
    }
    return (view, view.madeWithoutArguments)
  }
}

extension TypeDeclaration {
  fileprivate func conforms(to name: String) -> Bool { inherited.contains { $0.name == name } }

  /// `Name()`
  fileprivate var madeWithoutArguments: Expression {
    let callee = Expression(.identifier(name), source: source)
    return Expression(
      .call(Call(callee: callee, arguments: [], firstTrailingClosure: 0, ownSource: source)), source: source)
  }

  /// Whether `Name()` makes a value of the type.
  fileprivate func isMade(withoutArgumentsFor wrappers: Set<String>) -> Bool {
    if !members.initializers.isEmpty {
      return members.initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    }
    return members.variables.allSatisfy { variable in
      let isGiven = variable.initialValue != nil || variable.getter != nil || variable.isStatic
      return isGiven || variable.attributes.contains { wrappers.contains($0.name) }
        || variable.type?.name == "Optional"
    }
  }
}

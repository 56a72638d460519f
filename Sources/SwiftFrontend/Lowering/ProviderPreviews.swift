internal import ViewProgram

/// A struct that conforms to `PreviewProvider`.
struct PreviewProviderType {
  private let type: TypeDeclaration
  private let previews: VariableDeclaration

  init?(_ type: TypeDeclaration) {
    guard type.inherited.contains(where: { $0.name == "PreviewProvider" }),
      let previews = type.members.variables.first(where: { $0.name == "previews" && $0.isStatic })
    else { return nil }
    self.type = type
    self.previews = previews
  }

  /// Whether nothing but `previews` stands in the struct.
  var isOnlyPreviews: Bool {
    let members = type.members
    return members.variables.count == 1 && members.functions.isEmpty && members.types.isEmpty
      && members.initializers.isEmpty && members.aliases.isEmpty
  }

  /// A preview for each view of `previews` and each member of a group there.
  func previews(caption: String) -> [PreviewDeclaration] {
    let suffix = "_Previews"
    let name = type.name.hasSuffix(suffix) ? String(type.name.dropLast(suffix.count)) : type.name
    return bodies.enumerated().map { index, body in
      let number = index == 0 ? "" : " \(index + 1)"
      return PreviewDeclaration(
        name: body.last?.displayName ?? name + number, caption: caption, traits: [], body: body, source: type.source)
    }
  }

  /// The statements of each preview, or a reference to `previews` when they may need the struct's other members.
  private var bodies: [[Statement]] {
    if isOnlyPreviews {
      if let getter = previews.getter { return Self.split(getter) }
      return previews.initialValue.map { Self.split([Statement(.expression($0), source: $0.source)]) } ?? []
    }
    let owner = Expression(.identifier(type.name), source: previews.source)
    let value = Expression(.member(owner, previews.name), source: previews.source)
    return [[Statement(.expression(value), source: previews.source)]]
  }

  /// Statements with one view each; the declarations before a view stay with it.
  private static func split(_ statements: [Statement]) -> [[Statement]] {
    var shared: [Statement] = []
    var bodies: [[Statement]] = []
    for statement in statements {
      switch statement.kind {
      case .variable, .function: shared.append(statement)
      case .expression(let expression), .returning(let expression?):
        if let members = expression.groupMembers {
          bodies += split(members).map { shared + $0 }
        } else {
          bodies.append(shared + [Statement(.expression(expression), source: statement.source)])
        }
      // What is made by a condition or a loop is left as it stands.
      default: return [statements]
      }
    }
    return bodies.isEmpty ? [statements] : bodies
  }
}

extension TypeDeclaration {
  /// Takes the preview providers out of the types inside this one.
  mutating func takeProviders() -> [PreviewDeclaration] {
    var previews: [PreviewDeclaration] = []
    var kept: [TypeDeclaration] = []
    for nested in members.types {
      let provider = PreviewProviderType(nested)
      previews += provider?.previews(caption: "") ?? []
      if !(provider?.isOnlyPreviews ?? false) { kept.append(nested) }
    }
    members.types = kept
    return previews
  }
}

extension Statement {
  /// What `previewDisplayName` calls the view, if it is a plain string.
  fileprivate var displayName: String? {
    guard case .expression(var current) = kind else { return nil }
    while case .call(let call) = current.kind, case .member(let base, let name) = call.callee.kind {
      if name == "previewDisplayName", case .string(let segments)? = call.arguments.first?.value.kind,
        segments.count == 1, case .literal(let text) = segments[0]
      {
        return text
      }
      current = base
    }
    return nil
  }
}

extension Expression {
  /// The statements of `Group { … }` with the group's modifiers on each view; `nil` for any other view.
  fileprivate var groupMembers: [Statement]? {
    guard case .call(let call) = kind else { return nil }
    switch call.callee.kind {
    case .identifier("Group"):
      guard call.arguments.count == 1, case .closure(let closure) = call.arguments[0].value.kind else { return nil }
      return closure.body
    case .member(let base, let name):
      guard let members = base.groupMembers else { return nil }
      return members.map { statement in
        guard case .expression(let view) = statement.kind else { return statement }
        var modified = call
        modified.callee = Expression(.member(view, name), source: call.callee.source)
        return Statement(.expression(Expression(.call(modified), source: source)), source: statement.source)
      }
    default: return nil
    }
  }
}

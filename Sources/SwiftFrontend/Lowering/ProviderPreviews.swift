internal import LayoutEngine
internal import ViewProgram

/// A struct that conforms to `PreviewProvider`.
struct PreviewProviderType {
  private let type: TypeDeclaration
  private let previews: VariableDeclaration
  /// The statements of each preview.
  private let bodies: [[Statement]]

  init?(_ type: TypeDeclaration) {
    guard type.inherited.contains(where: { $0.name == "PreviewProvider" }),
      let previews = type.members.variables.first(where: { $0.name == "previews" && $0.isStatic })
    else { return nil }
    self.type = type
    self.previews = previews
    let statements =
      previews.getter ?? previews.initialValue.map { [Statement(.expression($0), source: $0.source)] }
    let elements = PreviewElements(of: type)
    bodies = statements.map { Self.split($0, elements) } ?? []
  }

  /// Whether the struct declares nothing but `previews`.
  var isOnlyPreviews: Bool {
    let members = type.members
    return members.variables.count == 1 && members.functions.isEmpty && members.types.isEmpty
      && members.initializers.isEmpty && members.aliases.isEmpty
  }

  /// A preview for each view of `previews`, and each member of a group and each element of a list there.
  func previews(caption: String) -> [PreviewDeclaration] {
    let suffix = "_Previews"
    let name = type.name.hasSuffix(suffix) ? String(type.name.dropLast(suffix.count)) : type.name
    var given: [String: Int] = [:]
    return bodies.enumerated().map { index, body in
      let displayName = body.last?.displayName
      given[displayName ?? "", default: 0] += 1
      // Of a list, the previews may have one name for all.
      let number = displayName.flatMap { given[$0] } ?? index + 1
      return PreviewDeclaration(
        name: (displayName ?? name) + (number == 1 ? "" : " \(number)"), caption: caption, traits: [],
        body: isOnlyPreviews ? body : [reference(to: index, body)], source: type.source)
    }
  }

  /// The struct with a property for each preview, as they may need its other members; `nil` where there is none.
  var typeWithPreviews: TypeDeclaration? {
    if isOnlyPreviews { return nil }
    guard bodies.count > 1 else { return type }
    var type = type
    for (index, body) in bodies.enumerated() {
      let builder = Attribute(name: "ViewBuilder", arguments: [], source: previews.source)
      type.members.variables.append(
        VariableDeclaration(
          name: propertyName(index), isConstant: false, isStatic: true, type: previews.type, attributes: [builder],
          getter: body, source: previews.source))
    }
    return type
  }

  /// A name that no source can have.
  private func propertyName(_ index: Int) -> String { "\(previews.name) \(index + 1)" }

  /// The property that makes a preview's view, with the modifiers that ask for its size.
  private func reference(to index: Int, _ body: [Statement]) -> Statement {
    let owner = Expression(.identifier(type.name), source: previews.source)
    let name = bodies.count > 1 ? propertyName(index) : previews.name
    var view = Expression(.member(owner, name), source: previews.source)
    for modifier in body.last?.previewModifiers ?? [] {
      guard case .call(var call) = modifier.kind, case .member(_, let name) = call.callee.kind else { continue }
      call.callee = Expression(.member(view, name), source: call.callee.source)
      view = Expression(.call(call), source: modifier.source)
    }
    return Statement(.expression(view), source: previews.source)
  }

  /// Statements with one view each; the declarations before a view stay with it.
  private static func split(_ statements: [Statement], _ elements: PreviewElements) -> [[Statement]] {
    if let last = statements.last, case .returning(let view?) = last.kind {
      return split(Array(statements.dropLast()), returning: view, last.source, elements)
    }
    var shared: [Statement] = []
    var bodies: [[Statement]] = []
    for statement in statements {
      switch statement.kind {
      case .variable, .function: shared.append(statement)
      case .expression(let expression):
        if let members = expression.groupMembers {
          bodies += split(members, elements).map { shared + $0 }
        } else if bodies.count < PreviewElements.most, let parts = elements.bodies(of: expression) {
          bodies += elements.previews(of: parts) { split($0, elements) }.map { shared + $0 }
        } else {
          bodies.append(shared + [statement])
        }
      // Views made by a condition or a loop are left as they are.
      default: return [statements]
      }
    }
    return bodies.isEmpty ? [statements] : bodies
  }

  /// Statements of which only the last makes a view, as in an ordinary function.
  private static func split(
    _ steps: [Statement], returning view: Expression, _ source: SourceRange, _ elements: PreviewElements
  ) -> [[Statement]] {
    let members =
      view.groupMembers.map { split($0, elements) } ?? elements.bodies(of: view).map {
        elements.previews(of: $0) { split($0, elements) }
      }
      ?? [[Statement(.expression(view), source: source)]]
    let isPlain = !steps.allSatisfy { $0.isDeclaration }
    return members.map { member in
      // With a `return`, the steps before it are run and not taken for views.
      guard isPlain, let last = member.last, case .expression(let view) = last.kind else { return steps + member }
      return steps + member.dropLast() + [Statement(.returning(view), source: last.source)]
    }
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
      if let type = provider.map({ $0.typeWithPreviews }) ?? nested { kept.append(type) }
    }
    members.types = kept
    return previews
  }
}

extension Statement {
  fileprivate var isDeclaration: Bool {
    switch kind {
    case .variable, .function: true
    default: false
    }
  }

  /// The view's name by `previewDisplayName`, if it is a plain string.
  fileprivate var displayName: String? {
    for modifier in previewModifiers.reversed() {
      if case .call(let call) = modifier.kind, case .member(_, "previewDisplayName") = call.callee.kind,
        case .string(let segments)? = call.arguments.first?.value.kind, segments.count == 1,
        case .literal(let text) = segments[0]
      {
        return text
      }
    }
    return nil
  }

  /// The modifiers at the view's end that are about its preview, the innermost first.
  fileprivate var previewModifiers: [Expression] {
    var current: Expression
    switch kind {
    case .expression(let view), .returning(let view?): current = view
    default: return []
    }
    var modifiers: [Expression] = []
    while case .call(let call) = current.kind, case .member(let base, let name) = call.callee.kind {
      if name.hasPrefix("preview"), call.arguments.allSatisfy({ $0.value.isPlain }) { modifiers.append(current) }
      current = base
    }
    return modifiers.reversed()
  }
}

extension Expression {
  /// Whether it means the same everywhere: literals, and constants and types with them.
  fileprivate var isPlain: Bool {
    switch kind {
    case .integer, .floating, .boolean, .nilLiteral, .implicitMember: return true
    case .string(let segments): return segments.allSatisfy { if case .literal = $0 { true } else { false } }
    case .prefix(_, let value): return value.isPlain
    case .identifier(let name): return name.first?.isUppercase ?? false
    case .member(let base, _): return base.isPlain
    case .call(let call): return call.callee.isPlain && call.arguments.allSatisfy { $0.value.isPlain }
    default: return false
    }
  }

  /// The statements of `Group { … }` with the group's modifiers on each view; `nil` for any other view.
  fileprivate var groupMembers: [Statement]? {
    guard case .call(let call) = kind else { return nil }
    switch call.callee.kind {
    case .identifier("Group"):
      guard call.arguments.count == 1, case .closure(let closure) = call.arguments[0].value.kind else { return nil }
      return closure.body
    case .member(let base, _):
      guard let members = base.groupMembers else { return nil }
      return members.map { $0.modified(by: call, source) }
    default: return nil
    }
  }
}

internal import ViewProgram

/// Nested types whose last names mean several things: those of other types, of the program or of the catalogue.
///
/// In the declarations of the types around them they get their whole names, so that `struct Row { struct Data … }` has
/// a `Row.Data` and not another type's. In the place of a type's own alias stands what it means: `typealias Value = …` is
/// in many types, and something else in each.
struct NestedNames {
  /// By a type's whole name, what its aliases stand for.
  private var aliases: [String: [String: TypeReference]] = [:]
  /// By a type's whole name, the last names of the types in it.
  private var nested: [String: Set<String>] = [:]
  private var seen: Set<String> = []
  private var ambiguous: Set<String> = []
  /// The types of which `Self` means themselves, by their whole names: a protocol's and a class's may be another.
  private var values: Set<String> = []

  init(_ program: Program, _ catalog: Catalog) {
    for type in program.types { add(type, prefix: "") }
    for addition in program.extensions {
      let name = addition.extended.name
      if SwiftType.floatingNames.contains(name) || SwiftType.integerNames.contains(name) { values.insert(name) }
      for type in addition.members.types { add(type, prefix: addition.extended.name) }
      add(addition.members.aliases, of: addition.extended.name)
    }
    for name in seen where catalog.isKnown(name) { ambiguous.insert(name) }
  }

  private mutating func add(_ type: TypeDeclaration, prefix: String) {
    if !seen.insert(type.name).inserted { ambiguous.insert(type.name) }
    if !prefix.isEmpty { nested[prefix, default: []].insert(type.name) }
    let name = prefix.isEmpty ? type.name : "\(prefix).\(type.name)"
    if type.kind == .structure || type.kind == .enumeration { values.insert(name) }
    for inner in type.members.types { add(inner, prefix: name) }
    add(type.members.aliases, of: name)
  }

  private mutating func add(_ declared: [TypeAlias], of type: String) {
    // `typealias Row = Table.Row` may mean something of its own name elsewhere.
    for alias in declared where alias.genericParameters.isEmpty && !alias.type.mentions(alias.name) {
      aliases[type, default: [:]][alias.name] = alias.type
    }
  }

  private var isEmpty: Bool { values.isEmpty && aliases.isEmpty && nested.isEmpty }

  func resolved(_ type: TypeDeclaration, prefix: String = "") -> TypeDeclaration {
    if isEmpty { return type }
    let name = prefix.isEmpty ? type.name : "\(prefix).\(type.name)"
    var type = type
    if !prefix.isEmpty { type.inherited = type.inherited.map { resolved($0, in: prefix) } }
    type.members = resolved(type.members, in: name)
    for index in type.cases.indices {
      for place in type.cases[index].parameters.indices {
        type.cases[index].parameters[place].type = resolved(type.cases[index].parameters[place].type, in: name)
      }
    }
    return type
  }

  func resolved(_ addition: ExtensionDeclaration) -> ExtensionDeclaration {
    if isEmpty { return addition }
    var addition = addition
    addition.members = resolved(addition.members, in: addition.extended.name)
    return addition
  }

  private func resolved(_ members: Members, in type: String) -> Members {
    var members = members
    for index in members.variables.indices {
      members.variables[index].type = members.variables[index].type.map { resolved($0, in: type) }
      members.variables[index].attributes = members.variables[index].attributes.map { resolved($0, in: type) }
    }
    members.functions = members.functions.map { resolved($0, in: type) }
    members.initializers = members.initializers.map { initializer in
      var changed = resolved(initializer, in: type)
      changed.result = initializer.result
      return changed
    }
    members.types = members.types.map { resolved($0, prefix: type) }
    return members
  }

  /// The attribute with the type of `@Environment(Model.self)` under its whole name.
  private func resolved(_ attribute: Attribute, in type: String) -> Attribute {
    guard attribute.name == "Environment", case .member(let base, "self")? = attribute.arguments.first?.value.kind,
      let path = base.typePath
    else { return attribute }
    let name = resolved(TypeReference(name: path, source: base.source), in: type).name
    var attribute = attribute
    attribute.arguments[0].value.kind = .member(Expression(.identifier(name), source: base.source), "self")
    return attribute
  }

  private func resolved(_ function: FunctionDeclaration, in type: String) -> FunctionDeclaration {
    var function = function
    for index in function.parameters.indices {
      function.parameters[index].type = resolved(function.parameters[index].type, in: type)
    }
    function.result = function.result.map { resolved($0, in: type) }
    return function
  }

  /// Aliases of aliases are followed so far: two may stand for each other, and one for many of another.
  private static let mostAliases = 3

  /// The type that a name means inside of another, from there outwards.
  private func resolved(_ reference: TypeReference, in type: String, depth: Int = 0) -> TypeReference {
    var reference = reference
    reference.arguments = reference.arguments.map { resolved($0, in: type, depth: depth) }
    if reference.name == "Self", values.contains(type) { reference.name = type }
    if reference.name.hasPrefix("Self."), isNested(reference.name.dropFirst("Self.".count), in: type) {
      reference.name = type + reference.name.dropFirst("Self".count)
    }
    if reference.arguments.isEmpty, depth < NestedNames.mostAliases, let meaning = aliases[type]?[reference.name] {
      return resolved(meaning, in: type, depth: depth + 1)
    }
    // Of `Segment.Position` the first name is sought.
    let isPath = reference.name.contains(".")
    guard isPath || ambiguous.contains(reference.name) else { return reference }
    let first = isPath ? String(reference.name.prefix { $0 != "." }) : reference.name
    var outer = type[...]
    while true {
      if nested[String(outer), default: []].contains(first) {
        reference.name = "\(outer).\(reference.name)"
        return reference
      }
      guard let dot = outer.lastIndex(of: ".") else { return reference }
      outer = outer[..<dot]
    }
  }
}

extension NestedNames {
  /// Whether a path of names begins with a type that is declared in another, and not with what a protocol asks for.
  private func isNested(_ path: Substring, in type: String) -> Bool {
    nested[type, default: []].contains(String(path.prefix { $0 != "." }))
  }
}

extension Expression {
  /// A type as names with dots between them: `Screen.Model`; `nil` for anything else.
  package var typePath: String? {
    switch unspecialized.kind {
    case .identifier(let name): name
    case .member(let base, let name): base.typePath.map { "\($0).\(name)" }
    default: nil
    }
  }
}

extension TypeReference {
  /// Whether a name is somewhere in the type.
  fileprivate func mentions(_ name: String) -> Bool {
    self.name.split(separator: ".").contains { $0 == name } || arguments.contains { $0.mentions(name) }
  }
}

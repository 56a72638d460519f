internal import ViewProgram

/// The types of a program by name, with what its extensions add.
struct SampleTypes {
  /// A type with its full name.
  struct Declared {
    /// `Outer.Inner`
    var name: String
    var declaration: TypeDeclaration
    var inherited: [String]
    /// The initialisers of the type and of its extensions.
    var initializers: [FunctionDeclaration]

    var hasOwnInitializer: Bool { !declaration.members.initializers.isEmpty }
  }

  private var types: [String: Declared] = [:]
  /// The names in the order of their declarations.
  private var names: [String] = []
  private var aliases: [String: TypeReference] = [:]

  init(_ parts: FileParts) {
    for type in parts.types { add(type, prefix: "") }
    for alias in parts.aliases { aliases[alias.name] = alias.type }
    for addition in parts.extensions {
      for nested in addition.members.types { add(nested, prefix: addition.extended.name) }
      guard var type = types[addition.extended.name] else { continue }
      type.inherited += addition.inherited.flatMap(\.inheritedNames)
      type.initializers += addition.members.initializers
      types[addition.extended.name] = type
    }
    for name in types.keys.sorted() {
      let inherited = conformances(of: name)
      types[name]?.inherited = inherited
    }
  }

  /// The types that a type inherits from, and those that the program's own protocols and classes among them inherit
  /// from in turn.
  private func conformances(of name: String) -> [String] {
    var all: [String] = []
    var open = types[name]?.inherited ?? []
    while !open.isEmpty {
      let next = open.removeFirst()
      guard next != name, !all.contains(next) else { continue }
      all.append(next)
      open += types[next]?.inherited ?? aliases[next]?.inheritedNames ?? []
    }
    return all
  }

  private mutating func add(_ type: TypeDeclaration, prefix: String) {
    let name = prefix.isEmpty ? type.name : "\(prefix).\(type.name)"
    let declared = Declared(
      name: name, declaration: type, inherited: type.inherited.flatMap(\.inheritedNames),
      initializers: type.members.initializers)
    types[name] = declared
    names.append(name)
    if types[type.name] == nil { types[type.name] = declared }
    for alias in type.members.aliases where aliases[alias.name] == nil { aliases[alias.name] = alias.type }
    for nested in type.members.types { add(nested, prefix: name) }
  }

  /// The program's own type behind a name.
  func declared(_ name: String) -> Declared? {
    var name = name
    for _ in 0..<8 {
      if let type = types[name] { return type }
      guard let alias = aliases[name] else { break }
      name = alias.name
    }
    // `Module.Type`, or a nested type that is named by a part of its name.
    return name.split(separator: ".").last.flatMap { types[String($0)] }
  }

  /// The type that a name means inside another: one nested in it or in a type around it.
  func nested(_ name: String, in type: String) -> Declared? {
    var outer = type[...]
    while true {
      if let found = types["\(outer).\(name)"] { return found }
      guard let dot = outer.lastIndex(of: ".") else { return nil }
      outer = outer[..<dot]
    }
  }

  /// The first type that is declared to conform to a protocol.
  func conforming(to name: String) -> Declared? {
    names.lazy.compactMap { types[$0] }.first { $0.inherited.contains(name) && $0.declaration.kind != .protocolType }
  }
}

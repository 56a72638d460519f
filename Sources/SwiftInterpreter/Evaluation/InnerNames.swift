internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Where the last name of a nested type means that type: in the types around it, in those that inherit from them, and in
/// the extensions of all of these. Elsewhere it is the name of another module's type.
///
/// A name is left alone if something else of the program goes by it, too: a type at file scope, an alias, a function or a
/// variable.
struct InnerNames {
  /// By the last name and the file, where it means a nested type.
  private var places: [String: [Int32: [SourceRange]]] = [:]
  /// Where any of these names may be that of an associated type.
  private var protocols: [Int32: [SourceRange]] = [:]

  init() {}

  init(_ program: Program, _ catalog: Catalog) {
    let all = Collected(program)
    for (name, outer) in all.outerTypes where !all.otherNames.contains(name) && !catalog.isKnown(name) {
      places[name] = all.places(of: all.withHeirs(outer))
    }
    if !places.isEmpty { protocols = all.places(of: all.protocols) }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Whether a name that stands at a place is that of a nested type and cannot mean it there.
  func isForeign(_ name: String, at source: SourceRange) -> Bool {
    guard let own = places[name], source != .none else { return false }
    return ![own, protocols].contains { $0[source.file, default: []].contains { $0.encloses(source) } }
  }
}

/// The declarations of a program by the types that they are in.
private struct Collected {
  /// By the last name of a nested type, the whole names of the types that one is in.
  var outerTypes: [String: Set<String>] = [:]
  /// What is no nested type.
  var otherNames: Set<String> = []
  /// By the whole name of a type, where it is declared and extended.
  private var ranges: [String: [SourceRange]] = [:]
  /// By the name of a type, the whole names of those that inherit from it.
  private var heirs: [String: [String]] = [:]
  private(set) var protocols: Set<String> = []
  private var aliases: [String: String] = [:]

  init(_ program: Program) {
    for alias in program.aliases { aliases[alias.name] = alias.type.name }
    for type in program.types { add(type, in: "") }
    for addition in program.extensions { add(addition) }
    for type in program.types { otherNames.insert(type.name) }
    for function in program.functions { otherNames.insert(function.name) }
    for variable in program.variables { otherNames.insert(variable.name) }
    for alias in program.aliases { otherNames.insert(alias.name) }
  }

  private mutating func add(_ type: TypeDeclaration, in outer: String) {
    let name = outer.isEmpty ? type.name : "\(outer).\(type.name)"
    if !outer.isEmpty { outerTypes[type.name, default: []].insert(outer) }
    if type.kind == .protocolType { protocols.insert(name) }
    ranges[name, default: []].append(type.source)
    inherit(type.inherited, name)
    add(type.members, in: name)
  }

  private mutating func add(_ addition: ExtensionDeclaration) {
    let name = aliases[addition.extended.name] ?? addition.extended.name
    // In an extension of `Table.Row`, the names in `Table` are seen as well.
    var outer = name[...]
    ranges[name, default: []].append(addition.source)
    while let dot = outer.lastIndex(of: ".") {
      outer = outer[..<dot]
      ranges[String(outer), default: []].append(addition.source)
    }
    inherit(addition.inherited, name)
    add(addition.members, in: name)
  }

  private mutating func add(_ members: Members, in name: String) {
    for type in members.types { add(type, in: name) }
    for alias in members.aliases { otherNames.insert(alias.name) }
  }

  private mutating func inherit(_ inherited: [TypeReference], _ name: String) {
    for type in inherited {
      for other in type.inheritedNames { heirs[other, default: []].append(name) }
    }
  }

  /// Where types are declared and extended, by files.
  func places(of types: Set<String>) -> [Int32: [SourceRange]] {
    var found: [Int32: [SourceRange]] = [:]
    for name in types {
      for range in ranges[name, default: []] { found[range.file, default: []].append(range) }
    }
    return found
  }

  /// Types with those that inherit from them.
  func withHeirs(_ types: Set<String>) -> Set<String> {
    var found = types
    var left = Array(types)
    while let name = left.popLast() {
      let last = name.split(separator: ".").last.map { String($0) } ?? name
      for heir in heirs[name, default: []] + heirs[last, default: []] where found.insert(heir).inserted {
        left.append(heir)
      }
    }
    return found
  }
}

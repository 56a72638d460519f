internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Where the types of a program are declared and extended.
struct DeclarationPlaces {
  /// By the last name of a nested type, the whole names of the types that one is in.
  private(set) var outerTypes: [String: Set<String>] = [:]
  /// The names of what is no nested type.
  private(set) var otherNames: Set<String> = []
  /// By the whole name of a type, where it is declared and extended.
  private var ranges: [String: [SourceRange]] = [:]
  /// By the name of a type, the whole names of those that inherit from it.
  private var heirs: [String: [String]] = [:]
  private var protocolNames: Set<String> = []
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
    if type.kind == .protocolType { protocolNames.insert(name) }
    ranges[name, default: []].append(type.source)
    inherit(type.inherited, name)
    add(type.members, in: name)
  }

  private mutating func add(_ addition: ExtensionDeclaration) {
    let name = aliases[addition.extended.name] ?? addition.extended.name
    ranges[name, default: []].append(addition.source)
    // In an extension of `Table.Row`, the names in `Table` are seen as well.
    var outer = name[...]
    for _ in 0..<DeclarationPlaces.deepest {
      guard let dot = outer.lastIndex(of: ".") else { break }
      outer = outer[..<dot]
      ranges[String(outer), default: []].append(addition.source)
    }
    inherit(addition.inherited, name)
    add(addition.members, in: name)
  }

  /// Of the types around an extended one, so many are looked at.
  private static let deepest = 16

  private mutating func add(_ members: Members, in name: String) {
    for type in members.types { add(type, in: name) }
    for alias in members.aliases { otherNames.insert(alias.name) }
  }

  private mutating func inherit(_ inherited: [TypeReference], _ name: String) {
    for type in inherited {
      for other in type.inheritedNames { heirs[other, default: []].append(name) }
    }
  }

  /// Where protocols are declared and extended.
  var protocols: SourcePlaces { SourcePlaces(protocolNames.flatMap { ranges[$0, default: []] }) }

  /// Where the names in a type are seen: in itself and in those that inherit from it; `nil` if these are more than `most`.
  func places(seeing type: String, most: Int) -> SourcePlaces? {
    var found: Set = [type]
    var left = [type]
    while let name = left.popLast() {
      let last = name.split(separator: ".").last.map { String($0) } ?? name
      let heirs = heirs[name, default: []] + (last == name ? [] : heirs[last, default: []])
      guard found.count + heirs.count <= most else { return nil }
      for heir in heirs where found.insert(heir).inserted { left.append(heir) }
    }
    return SourcePlaces(found.flatMap { ranges[$0, default: []] })
  }
}

/// Parts of source files that can be asked whether they hold a place.
struct SourcePlaces {
  /// By file, in the order of the source and none inside another.
  private var ranges: [Int32: [SourceRange]] = [:]

  init(_ all: [SourceRange]) {
    for range in all.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
      if let last = ranges[range.file]?.last, last.encloses(range) { continue }
      ranges[range.file, default: []].append(range)
    }
  }

  func contain(_ source: SourceRange) -> Bool {
    guard let all = ranges[source.file] else { return false }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if (all[middle].line, all[middle].column) <= (source.line, source.column) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 && all[low - 1].encloses(source)
  }
}

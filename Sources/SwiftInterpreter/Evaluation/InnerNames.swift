internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Where the last name of a nested type means that type: in the types around it, in those that inherit from them, and in
/// the extensions of all of these. Elsewhere it is the name of another module's type.
///
/// A name is left alone if something else of the program goes by it, too: a type at file scope, an alias, a function or a
/// variable; and if so many types have one of that name that it is no use to tell them apart.
struct InnerNames {
  /// By the last name of a nested type, the types that it is nested in.
  private var outerTypes: [String: [String]] = [:]
  /// By the name of such a type, where its names are seen.
  private var places: [String: SourcePlaces] = [:]
  /// Where any of these names may be that of an associated type.
  private var protocols = SourcePlaces([])

  init() {}

  init(_ program: Program, _ catalog: Catalog) {
    let all = DeclarationPlaces(program)
    for (name, outer) in all.outerTypes where !all.otherNames.contains(name) && !catalog.isKnown(name) {
      if outer.count <= InnerNames.most { outerTypes[name] = outer.sorted() }
    }
    for outer in outerTypes.values {
      for type in outer where places[type] == nil { places[type] = all.places(seeing: type, most: InnerNames.most) }
    }
    if !outerTypes.isEmpty { protocols = all.protocols }
  }

  /// More types around a name, and more that inherit from one of them, are not told apart.
  private static let most = 128

  var isEmpty: Bool { outerTypes.isEmpty }

  /// Whether a name that stands at a place is that of a nested type and cannot mean it there.
  func isForeign(_ name: String, at source: SourceRange) -> Bool {
    guard let outer = outerTypes[name], source != .none else { return false }
    return !protocols.contain(source) && !outer.contains { places[$0]?.contain(source) ?? true }
  }

  // MARK: Other modules' types

  /// What another module's type of such a name is called; the program may extend it.
  static func foreign(_ name: String) -> String { prefix + name }

  static func isForeign(_ type: String) -> Bool { type.hasPrefix(prefix) }

  /// A type's name as the source has it.
  static func written(_ type: String) -> String { isForeign(type) ? String(type.dropFirst(prefix.count)) : type }

  /// No source has a type of this name.
  private static let prefix = "_."
}

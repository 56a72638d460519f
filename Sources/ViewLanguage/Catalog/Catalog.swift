/// The one table of everything of SwiftUI and Swift that a scenario can use.
///
/// Calls are dispatched, their arguments checked and misspelt names corrected by it, and the reference page
/// prints it.
public struct Catalog: Sendable {
  public let entries: [CatalogEntry]
  private var called: [String: Int] = [:]
  private var statics: [String: [String: Int]] = [:]
  private var members: [String: [(type: String, index: Int)]] = [:]
  private var types: [String: Bool] = [:]
  private var opaque: [String: Bool] = [:]

  public init() {
    entries =
      Catalog.views + Catalog.modifiers + Catalog.values + Catalog.library
    for (index, entry) in entries.enumerated() { add(entry, index) }
    for name in Catalog.plainTypes { types[name] = true }
    for name in Catalog.opaqueTypes { opaque[name] = true }
  }

  private mutating func add(_ entry: CatalogEntry, _ index: Int) {
    switch entry.role {
    case .view, .initializer:
      called[entry.name] = index
      types[entry.name] = true
    case .function: called[entry.name] = index
    case .staticMember(let type):
      statics[type, default: [:]][entry.name] = index
      types[type] = true
    case .modifier(let type), .member(let type):
      members[entry.name, default: []].append((type, index))
    }
  }

  /// Types that a declaration may name though no entry makes a value of them.
  static let plainTypes = [
    "Int", "UInt", "Double", "CGFloat", "Float", "Bool", "String", "Character", "Void", "View", "Shape",
    "ShapeStyle", "Array", "Dictionary", "Range", "ClosedRange", "Image", "Text", "GridItem.Size", "Set",
    "LocalizedStringKey", "GeometryProxy", "Anchor", "PreferenceKey", "Edge", "Axis",
  ]

  /// What a bare name makes when it is called: a view, a value or a function.
  func callable(_ name: String) -> CatalogEntry? { called[name].map { entries[$0] } }

  func isType(_ name: String) -> Bool { types[name] != nil }

  /// Values of the type are accepted wherever they stand, and nothing is known of them.
  func isOpaque(_ name: String) -> Bool { opaque[name] != nil }

  /// A constant or static function, of the type itself or of one it takes the constants of.
  func staticMember(_ name: String, of type: String) -> CatalogEntry? {
    if let index = statics[type]?[name] { return entries[index] }
    for other in Catalog.sources(ofConstantsFor: type) {
      if let index = statics[other]?[name] { return entries[index] }
    }
    return opaque[type] != nil ? Catalog.opaqueConstant(name, of: type) : nil
  }

  /// The members and modifiers of that name, with the type each is for.
  func members(_ name: String) -> [(type: String, entry: CatalogEntry)] {
    (members[name] ?? []).map { ($0.type, entries[$0.index]) }
  }

  /// `.red` is a style, a colour and a view.
  static func sources(ofConstantsFor type: String) -> [String] {
    switch type {
    case "ShapeStyle": return ["Color"]
    case "Edge": return ["Edge.Set"]
    case "Double", "Float", "TimeInterval": return ["CGFloat"]
    default: return []
    }
  }
}

extension Catalog {
  /// Every name of a kind, sorted, for suggestions.
  func names(where matches: (CatalogEntry.Role) -> Bool) -> [String] {
    var names: [String] = []
    for entry in entries where matches(entry.role) { names.append(entry.name) }
    return names.sorted()
  }

  func staticNames(of type: String) -> [String] {
    let sources = [type] + Catalog.sources(ofConstantsFor: type)
    return names { role in
      if case .staticMember(let owner) = role { return sources.contains(owner) }
      return false
    }
  }
}

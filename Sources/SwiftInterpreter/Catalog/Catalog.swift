internal import ViewProgram

/// A table of everything that a program can use without declaring it.
///
/// Whoever makes it fills it: with `library`, which is Swift's, and with what a framework brings along.
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

  /// What to say about a name that is known and not supported; `nil` for a name that is not known either.
  ///
  /// A modifier or member is asked for with a dot before it.
  package let gap: @Sendable (String) -> String?
  /// The attribute of the result builder that the entries' builder parameters take.
  package let builder: ResultBuilder
  /// What each property wrapper means, by its name.
  private let wrappers: [String: PropertyWrapper]
  /// Types that are written like a string.
  let stringTypes: [String]
  /// Types that a type takes the constants of beside its own.
  private let constantSources: [String: [String]]
  private let modules: [String]

  /// Makes the table.
  ///
  /// - Parameters:
  ///   - entries: what source can name.
  ///   - types: types that a declaration may name though no entry makes a value of them.
  ///   - opaqueTypes: types whose values are accepted wherever they stand, and of which nothing is known.
  ///   - constantSources: types that a type takes the constants of beside its own.
  ///   - stringTypes: types that are written like a string.
  ///   - wrappers: what each property wrapper means, by its name.
  ///   - builder: the result builder.
  ///   - modules: names that may stand before a type's.
  ///   - gap: what to say about a name that is known and not supported.
  package init(
    entries: [CatalogEntry], types: [String] = [], opaqueTypes: [String] = [],
    constantSources: [String: [String]] = [:], stringTypes: [String] = [], wrappers: [String: PropertyWrapper] = [:],
    builder: ResultBuilder = ResultBuilder(), modules: [String] = [],
    gap: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.entries = entries
    self.gap = gap
    self.builder = builder
    self.wrappers = wrappers
    self.stringTypes = stringTypes
    self.constantSources = constantSources
    self.modules = modules
    for (index, entry) in entries.enumerated() { add(entry, index) }
    for name in Catalog.plainTypes + types { self.types[name] = true }
    for name in opaqueTypes { opaque[name] = true }
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

  /// Swift's types that a declaration may name though no entry makes a value of them.
  private static let plainTypes = [
    "Int", "UInt", "Double", "CGFloat", "Float", "Bool", "String", "Character", "Void", "Array", "Dictionary", "Range",
    "ClosedRange", "Set",
  ]

  /// What a bare name makes when it is called: a view, a value or a function.
  package func callable(_ name: String) -> CatalogEntry? { called[name].map { entries[$0] } }

  func isType(_ name: String) -> Bool { types[name] != nil }

  /// Values of the type are accepted wherever they stand, and nothing is known of them.
  func isOpaque(_ name: String) -> Bool { opaque[name] != nil }

  /// A constant or static function, of the type itself or of one it takes the constants of.
  package func staticMember(_ name: String, of type: String) -> CatalogEntry? {
    if let index = statics[type]?[name] { return entries[index] }
    for other in sources(ofConstantsFor: type) {
      if let index = statics[other]?[name] { return entries[index] }
    }
    return opaque[type] != nil ? .opaqueConstant(name, of: type) : nil
  }

  /// The members and modifiers of that name, with the type each is for.
  package func members(_ name: String) -> [(type: String, entry: CatalogEntry)] {
    (members[name] ?? []).map { ($0.type, entries[$0.index]) }
  }

  /// The types that a type takes the constants of beside its own.
  package func sources(ofConstantsFor type: String) -> [String] {
    switch type {
    case "Double", "Float", "TimeInterval": return ["CGFloat"]
    default: return constantSources[type] ?? []
    }
  }

  /// What the first property wrapper that is known means for a property.
  func wrapper(of variable: VariableDeclaration) -> PropertyWrapper? {
    for attribute in variable.attributes {
      if let wrapper = wrappers[attribute.name] { return wrapper }
    }
    return nil
  }

  func isStringType(_ name: String) -> Bool { stringTypes.contains(name) }

  /// A module's name, which may stand before a type's: `SwiftUI.Text`.
  func isModule(_ name: String) -> Bool { modules.contains(name) }
}

extension Catalog {
  /// Every name of a kind, sorted, for suggestions.
  package func names(where matches: (CatalogEntry.Role) -> Bool) -> [String] {
    var names: [String] = []
    for entry in entries where matches(entry.role) { names.append(entry.name) }
    return names.sorted()
  }

  func staticNames(of type: String) -> [String] {
    let sources = [type] + sources(ofConstantsFor: type)
    return names { role in
      if case .staticMember(let owner) = role { return sources.contains(owner) }
      return false
    }
  }
}

/// The one table of everything of SwiftUI and Swift that Haggle knows by name.
///
/// Calls are dispatched, their arguments checked, misspelt names corrected, gaps told from mistakes and nested types
/// spelled by it, and the reference page prints it.
public struct Catalog: Sendable {
  public let entries: [CatalogEntry]
  private var called: [String: Int] = [:]
  private var statics: [String: [String: Int]] = [:]
  private var members: [String: [(type: String, index: Int)]] = [:]
  private var types: [String: Bool] = [:]
  private var opaque: [String: Bool] = [:]
  private var constantsTypes: [String: String] = [:]
  private var wrappers: [String: PropertyWrapper] = [:]
  /// By the name as source writes it, a modifier's with a dot before it.
  private var gaps: [String: String] = [:]

  init(_ entries: [CatalogEntry]) {
    self.entries = entries
    for (index, entry) in entries.enumerated() { add(entry, index) }
  }

  private mutating func add(_ entry: CatalogEntry, _ index: Int) {
    if case .gap(let instead) = entry.status {
      gaps[entry.writtenName] = instead
      return
    }
    switch entry.role {
    case .view, .initializer:
      called[entry.name] = index
      types[entry.name] = true
      if entry.role == .initializer && entry.status == .opaque { opaque[entry.name] = true }
    case .function: called[entry.name] = index
    case .staticMember(let type):
      statics[type, default: [:]][entry.name] = index
      types[type] = true
    case .modifier(let type), .member(let type): members[entry.name, default: []].append((type, index))
    case .type: types[entry.name] = true
    case .propertyWrapper(let wrapper): wrappers[entry.name] = wrapper
    case .environmentValue: break
    }
    if let other = entry.constantsType { constantsTypes[entry.name] = other }
  }

  /// What a bare name makes when it is called: a view, a value or a function.
  func callable(_ name: String) -> CatalogEntry? { called[name].map { entries[$0] } }

  func isType(_ name: String) -> Bool { types[name] != nil }

  /// Values of the type are accepted wherever they stand, and nothing is known of them.
  func isOpaque(_ name: String) -> Bool { opaque[name] != nil }

  /// A constant or static function, of the type itself or of one it takes the constants of.
  func staticMember(_ name: String, of type: String) -> CatalogEntry? {
    if let index = statics[type]?[name] { return entries[index] }
    if let other = constantsType(of: type), let index = statics[other]?[name] { return entries[index] }
    return opaque[type] != nil ? Catalog.opaqueConstant(name, of: type) : nil
  }

  /// The members and modifiers of that name, with the type each is for.
  func members(_ name: String) -> [(type: String, entry: CatalogEntry)] {
    (members[name] ?? []).map { ($0.type, entries[$0.index]) }
  }

  /// Whether a type has a modifier: the one that the modifier is for, or another.
  func has(_ modifier: String, on type: String) -> Bool {
    members(modifier).contains { $0.type == type || $0.entry.otherType == type }
  }

  /// The type whose constants a type takes beside its own: `.red` is a style, a colour and a view.
  func constantsType(of type: String) -> String? { constantsTypes[type] }

  /// What a wrapper means; `nil` for one that is not known.
  func wrapper(_ name: String) -> PropertyWrapper? { wrappers[name] }

  /// The wrappers whose properties no caller has to give a value.
  public var wrappersWithoutArgument: Set<String> { Set(wrappers.filter { $0.value.needsNoArgument }.keys) }

  /// What to write in the place of a name that Haggle has not, empty where nothing is near; `nil` for a name that is not
  /// known to be one.
  ///
  /// A modifier or member is asked for with a dot before it. A type that can be named but not made is a gap, too.
  func gap(_ name: String) -> String? { gaps[name] ?? (types[name] != nil && called[name] == nil ? "" : nil) }
}

extension Catalog {
  /// Every name of a kind, sorted, for suggestions.
  func names(where matches: (CatalogEntry.Role) -> Bool) -> [String] {
    var names: [String] = []
    for entry in entries where !entry.status.isGap && matches(entry.role) { names.append(entry.name) }
    return names.sorted()
  }

  func staticNames(of type: String) -> [String] {
    let other = constantsType(of: type)
    return names { role in
      if case .staticMember(let owner) = role { return owner == type || owner == other }
      return false
    }
  }
}

extension Catalog {
  /// How Swift spells the type of a view with a modifier, in the notation of `CatalogEntry.typed`.
  ///
  /// - Parameters:
  ///   - modifier: its name.
  ///   - arguments: the call's arguments in short.
  ///   - type: what the modifier is called on.
  /// - Returns: `nil` where the spelling is not known.
  public func spelling(ofModifier modifier: String, arguments: String, on type: String) -> String? {
    let found = members(modifier)
    guard let entry = found.first(where: { $0.type == "View" })?.entry else { return found.isEmpty ? nil : "Self" }
    if entry.keptType == type { return "Self" }
    let label = arguments.split(separator: ":").first.map { String($0) }
    let overload = entry.overloads.first { $0.parameters.contains { $0.label == label } }
    return overload?.spelling ?? entry.spelling
  }
}

extension CatalogEntry {
  /// The name as source writes it.
  public var writtenName: String {
    switch role {
    case .view, .initializer, .function, .type: name
    case .modifier, .staticMember, .member: "." + name
    case .environmentValue: "\\." + name
    case .propertyWrapper: "@" + name
    }
  }
}

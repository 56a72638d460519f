package import ViewProgram

/// A table of every name that is known without a declaration in the program: `library`, which has Swift's names, and
/// those of a framework.
///
/// Calls are dispatched, their arguments checked, misspelt names corrected, gaps distinguished from mistakes and nested
/// types spelled by it, and the reference page prints it.
public struct Catalog: Sendable {
  public let entries: [CatalogEntry]
  private var called: [String: Int] = [:]
  private var statics: [String: [String: Int]] = [:]
  private var members: [String: [(type: String, index: Int)]] = [:]
  private var types: [String: Bool] = [:]
  /// The names of types that hold others, such as `NSAttributedString` of `NSAttributedString.Key`.
  private var holders: [String: Bool] = [:]
  private var opaque: [String: Bool] = [:]
  private var constantsTypes: [String: String] = [:]
  private var wrappers: [String: PropertyWrapper] = [:]
  /// The result builder that the entries' builder parameters take.
  package private(set) var builder = ResultBuilder()
  /// Types that are written like a string.
  private(set) var stringTypes: [String] = []
  private let modules: [String]
  private let labelsOfFurtherForms: @Sendable (String) -> [String]
  /// By the name as source writes it, a modifier's with a dot before it.
  private var gaps: [String: String] = [:]

  /// Makes the table.
  ///
  /// - Parameters:
  ///   - entries: what is known by name.
  ///   - modules: names that may be written before a type's.
  ///   - furtherLabels: for a name as source writes it, the labels of forms of a call that the entry lacks; it is asked
  ///     only for what a program calls.
  package init(
    _ entries: [CatalogEntry], modules: [String] = [],
    furtherLabels: @escaping @Sendable (_ writtenName: String) -> [String] = { _ in [] }
  ) {
    self.entries = entries
    self.modules = modules
    labelsOfFurtherForms = furtherLabels
    called.reserveCapacity(entries.count / 4)
    members.reserveCapacity(entries.count / 2)
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
      if statics[type] == nil { addType(type) }
      statics[type, default: [:]][entry.name] = index
    case .modifier(let type), .member(let type): members[entry.name, default: []].append((type, index))
    case .type: types[entry.name] = true
    case .propertyWrapper(let wrapper): wrappers[entry.name] = wrapper
    case .resultBuilder(let builder): self.builder = builder
    case .environmentValue: break
    }
    if let other = entry.details.constantsType { constantsTypes[entry.name] = other }
    if entry.details.isWrittenLikeString { stringTypes.append(entry.name) }
  }

  /// Adds the type of a constant, and what it is nested in.
  private mutating func addType(_ name: String) {
    types[name] = true
    if let dot = name.lastIndex(of: ".") { holders[String(name[..<dot])] = true }
  }

  /// The labels of forms of a call that an entry lacks; `_` for an argument without one.
  func labelsOfFurtherForms(of entry: CatalogEntry) -> [String] { labelsOfFurtherForms(entry.writtenName) }

  /// The entry of a bare name that can be called: a view, a value or a function.
  package func callable(_ name: String) -> CatalogEntry? { called[name].map { entries[$0] } }

  package func isType(_ name: String) -> Bool { types[name] != nil }

  /// Whether a type is known that is nested in one of this name, be that known itself or not.
  func holdsTypes(_ name: String) -> Bool { holders[name] != nil }

  /// Whether a name with a capital is known as a type, or as something that can be called.
  package func isKnown(_ name: String) -> Bool { types[name] != nil || called[name] != nil || gaps[name] != nil }

  /// Whether values of the type are accepted everywhere, without anything being known about them.
  func isOpaque(_ name: String) -> Bool { opaque[name] != nil }

  /// A constant or static function, of the type itself or of one it takes the constants of.
  package func staticMember(_ name: String, of type: String) -> CatalogEntry? {
    if let index = statics[type]?[name] { return entries[index] }
    if let other = constantsType(of: type), let index = statics[other]?[name] { return entries[index] }
    return opaque[type] != nil ? .opaqueConstant(name, of: type) : nil
  }

  /// Whether a type itself has a constant or static function of that name.
  func hasConstant(_ name: String, of type: String) -> Bool { statics[type]?[name] != nil }

  /// The members and modifiers of that name, with the type each is for.
  package func members(_ name: String) -> [(type: String, entry: CatalogEntry)] {
    (members[name] ?? []).map { ($0.type, entries[$0.index]) }
  }

  /// Whether a type has a modifier: the one that the modifier is for, or another.
  package func has(_ modifier: String, on type: String) -> Bool {
    members(modifier).contains { $0.type == type || $0.entry.details.otherType == type }
  }

  /// The type whose constants a type takes in addition to its own: `.red` is a style, a colour and a view.
  package func constantsType(of type: String) -> String? { constantsTypes[type] }

  /// The meaning of a variable's first known property wrapper.
  package func wrapper(of variable: VariableDeclaration) -> PropertyWrapper? {
    for attribute in variable.attributes {
      if let wrapper = wrappers[attribute.name] { return wrapper }
    }
    return nil
  }

  /// The wrappers whose properties need no value from a caller.
  public var wrappersWithoutArgument: Set<String> { Set(wrappers.filter { $0.value.needsNoArgument }.keys) }

  func isStringType(_ name: String) -> Bool { stringTypes.contains(name) }

  /// Whether a name is a module's, which may be written before a type's: `SwiftUI.Text`.
  func isModule(_ name: String) -> Bool { modules.contains(name) }

  /// Whether a name is known but not supported.
  func isGap(_ name: String) -> Bool { gaps[name] != nil }

  /// What to write instead of a name that Haggle does not support, empty where nothing comes close; `nil` for any other
  /// name.
  ///
  /// A modifier or member is asked for with a dot before it. A type that can be named but not made is a gap, too.
  package func gap(_ name: String) -> String? { gaps[name] ?? (types[name] != nil && called[name] == nil ? "" : nil) }
}

extension Catalog {
  /// Every name of a kind, sorted, for suggestions.
  package func names(where matches: (CatalogEntry.Role) -> Bool) -> [String] {
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

extension CatalogEntry {
  /// The name as source writes it.
  public var writtenName: String {
    switch role {
    case .view, .initializer, .function, .type: name
    case .modifier, .staticMember, .member: "." + name
    case .environmentValue: "\\." + name
    case .propertyWrapper, .resultBuilder: "@" + name
    }
  }
}

internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// What a program declares, by name.
struct DeclarationTable {
  private let catalog: Catalog
  private let framework: any Framework
  /// What the run has to release when it is over.
  private let liveObjects: LiveObjects
  /// The program's types, and those of the catalogue that the program extends.
  private(set) var types: [String: TypeInfo] = [:]
  /// The full names of nested types, by their last one.
  private(set) var nestedTypes: [String: [String]] = [:]
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  /// The operators that the program declares.
  private(set) var operatorNames: Set<String> = []
  private(set) var aliases: [String: TypeAlias] = [:]
  private(set) var hidingAliases = HidingAliases()
  /// The types of arrays that have members of their own: `Array<Int>`.
  private(set) var constrainedElements: [String] = []
  /// The names under which optionals of one type of value are extended, `Optional<String>`, in the order of the source.
  private(set) var constrainedOptionals: [String] = []
  /// Whether there are types with generic arguments among the types.
  private(set) var hasSpecializations = false

  init(_ catalog: Catalog, _ framework: any Framework, _ liveObjects: LiveObjects) {
    (self.catalog, self.framework, self.liveObjects) = (catalog, framework, liveObjects)
  }

  // MARK: Types

  mutating func add(_ declaration: TypeDeclaration, prefix: String = "") {
    let name = prefix.isEmpty ? declaration.name : "\(prefix).\(declaration.name)"
    let info = TypeInfo(name: name, declaration: declaration)
    // A protocol declares requirements; the conforming types and its extensions implement them.
    if declaration.kind != .protocolType { info.add(declaration.members, isExtension: false) }
    info.liveObjects = liveObjects
    types[name] = info
    // A nested type is also found by its last name, unless an outer one or the catalogue has it.
    if types[declaration.name] == nil, !catalog.isKnown(declaration.name) { types[declaration.name] = info }
    if !prefix.isEmpty { nestedTypes[declaration.name, default: []].append(name) }
    for nested in declaration.members.types { add(nested, prefix: name) }
    add(declaration.members.aliases, in: declaration.source)
  }

  mutating func add(_ addition: ExtensionDeclaration, named extended: String) {
    var name = extended == "Double" ? "CGFloat" : extended
    // Arrays of one type of element have members of their own.
    if name == "Array", let element = addition.extended.arguments.first?.name {
      name = "Array<\(elementType(named: element) ?? element)>"
    }
    // So have optionals of one type of value.
    if name == "Optional", let wrapped = addition.extended.arguments.first?.name {
      name = "Optional<\(wrapped)>"
      if !constrainedOptionals.contains(name) { constrainedOptionals.append(name) }
    }
    let info = types[name] ?? TypeInfo(name: name, declaration: nil)
    info.add(addition.members, isExtension: true)
    for type in addition.inherited { info.inherited += type.inheritedNames }
    if info.elementTypes.isEmpty { info.elementTypes = addition.extended.arguments }
    types[name] = info
    for nested in addition.members.types { add(nested, prefix: name) }
    add(addition.members.aliases, in: addition.source)
  }

  private mutating func add(_ declared: [TypeAlias], in scope: SourceRange) {
    for alias in declared where types[alias.name] == nil {
      if catalog.isKnown(alias.name) {
        hidingAliases.add(alias, in: scope)
        continue
      }
      // `typealias Value = …` in two types means two things: then it is not known which.
      let isOther = aliases[alias.name].map { $0.type.name != alias.type.name } ?? false
      let unknown = TypeAlias(
        name: alias.name, type: TypeReference(name: "Any", source: alias.source), source: alias.source)
      aliases[alias.name] = isOther ? unknown : alias
    }
  }

  /// `LayoutSubview` for `LayoutSubviews.Element`.
  func elementType(named name: String) -> String? {
    let suffix = ".Element"
    return name.hasSuffix(suffix) ? framework.elementType(ofCollection: String(name.dropLast(suffix.count))) : nil
  }

  /// Adds another name of a type.
  mutating func add(_ type: TypeInfo, named name: String) { types[name] = type }

  /// Adds a generic type with its arguments.
  mutating func add(_ specialization: TypeInfo) {
    types[specialization.fullName] = specialization
    hasSpecializations = true
  }

  // MARK: Names

  /// Adds an alias that is declared in no type.
  mutating func add(_ alias: TypeAlias) {
    if types[alias.name] != nil, alias.handsTypeOn { return }
    aliases[alias.name] = alias
  }

  mutating func add(_ function: FunctionDeclaration) { functions[function.name, default: []].append(function) }

  /// Looks up what follows from all declarations together.
  mutating func finish() {
    constrainedElements = types.keys.sorted().filter { $0.hasPrefix("Array<") }
    for name in functions.keys where functions[name]?.first?.isOperator ?? false { operatorNames.insert(name) }
    for info in types.values {
      for name in info.staticMethods.keys where info.staticMethods[name]?.first?.isOperator ?? false {
        operatorNames.insert(name)
      }
    }
  }
}

extension FunctionDeclaration {
  /// Its name is an operator's, not a word.
  fileprivate var isOperator: Bool {
    let first = (name.hasPrefix("prefix ") ? name.dropFirst(7) : name[...]).utf8.first ?? 0
    return !first.isLetter && first != UInt8(ascii: "_") && first < 128
  }
}

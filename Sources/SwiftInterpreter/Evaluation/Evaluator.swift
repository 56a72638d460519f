package import struct LayoutEngine.SourceRange
package import struct LayoutEngine.StandIn
package import ViewProgram

/// Runs a program's expressions and statements; one evaluator serves one preview.
package final class Evaluator {
  package let program: Program
  package let catalog: Catalog
  /// The framework: what the program's types may conform to and its literals may mean, besides Swift's own.
  package let framework: any Framework
  package internal(set) var limits: EvaluationLimits
  /// The program's types, and those of the catalogue that the program extends.
  package private(set) var types: [String: TypeInfo] = [:]
  /// The full names of nested types, by their last one.
  private(set) var nestedTypes: [String: [String]] = [:]
  package private(set) var functions: [String: [FunctionDeclaration]] = [:]
  /// What each file of the program means by names that several files declare.
  private(set) var privateNames = PrivateNames()
  /// The types of arrays that have their own members: `Array<Int>`.
  private(set) var constrainedElements: [String] = []
  private(set) var conformingNames = ConformingNames()
  /// The operators that the program declares.
  private(set) var operatorNames: Set<String> = []
  private(set) var aliases: [String: TypeAlias] = [:]
  private var hidingAliases = HidingAliases()
  /// Whether there are types with generic arguments among the types.
  private(set) var hasSpecializations = false
  /// The names of members that a protocol's extension hides: see `hidingMethods`.
  private(set) var hidingNames: Set<String> = []
  private var globalValues: [String: Value] = [:]
  private var globals: [String: VariableDeclaration] = [:]
  /// The values that the run has to release when it is over.
  let liveObjects = LiveObjects()
  package private(set) var warnings: [Diagnostic] = []
  private var warnedOf: [Diagnostic.Code: Set<SourceRange>] = [:]
  var tasks = TaskProgress()
  /// The unknown parts that something else takes the place of, in the order in which they were met.
  package var standIns: [StandIn] = []
  /// The function whose body is being run, by its place.
  var currentFunction: SourceRange?
  /// The static properties whose values are being made.
  var beingMade: Set<String> = []
  /// The tuple that a pattern takes apart: its names are declared one after the other, and it is evaluated once.
  var takenApart: TakenTuple?
  /// Whether what is being evaluated decides the layout: an action does not.
  var decidesLayout = true
  package private(set) var output: [String] = []
  /// Whether more was printed than is kept.
  private var isOutputCut = false
  /// The gaps: code that was left out because it cannot be evaluated; `note` adds to them.
  package var problems: [Diagnostic] = []
  /// Which errors are no reason to stop.
  package var forgiveness = Forgiveness()
  /// How often something was left out.
  var failures = 0
  /// The value that `throw` threw last, until it is caught.
  var thrownValue: Value?
  /// How many `do` and `try?` are around what is being evaluated.
  var catching = 0
  /// The type whose initialiser is running: its observers are not called.
  var constructing: TypeInfo?
  /// Where random numbers come from.
  package var random = SeededRandom()
  private var identifiers = 0
  private let spending: Spending
  private var depth = 0

  /// - Parameters:
  ///   - program: what is run.
  ///   - catalog: every name that the program can use without declaring it.
  ///   - framework: what the program's types conform to.
  ///   - limits: how much may be used.
  ///   - spending: what has been used of it.
  package init(
    program: Program, catalog: Catalog, framework: any Framework, limits: EvaluationLimits,
    spending: Spending = Spending()
  ) {
    self.spending = spending
    self.program = program
    self.catalog = catalog
    self.framework = framework
    self.limits = limits
    privateNames = PrivateNames(program)
    let generics = GenericNames(program, catalog)
    add(ResultDeclaration.enumeration, prefix: "")
    let nested = NestedNames(program, catalog)
    for type in program.types { add(generics.erased(nested.resolved(privateNames.renamed(type))), prefix: "") }
    for alias in program.aliases { aliases[alias.name] = alias }
    for addition in program.extensions.map({ nested.resolved($0) }) {
      let name = extendedType(privateNames.name(addition.extended.name, at: addition.source))
      add(generics.erased(addition, of: types[name]?.source), named: name)
    }
    constrainedElements = types.keys.sorted().filter { $0.hasPrefix("Array<") }
    conformingNames = ConformingNames(catalog.stringTypes) { types[$0] != nil }
    // `struct Bare: SwiftUI.ButtonStyle`
    for info in types.values { info.inherited = info.inherited.map { moduleMember($0) ?? $0 } }
    inheritProperties()
    inheritConformances()
    for function in program.functions { functions[function.name, default: []].append(generics.erased(function)) }
    hidingNames = findHidingNames()
    for variable in program.variables {
      globals[privateNames.declared(variable)] = variable
    }
    for function in program.functions where function.isOperator { operatorNames.insert(function.name) }
    for info in types.values {
      for name in info.staticMethods.keys where info.staticMethods[name]?.first?.isOperator ?? false {
        operatorNames.insert(name)
      }
    }
  }

  // MARK: Limits

  /// Counts a step of work at a place of the source.
  package func step(_ source: SourceRange, cost: Int = 1) throws(Diagnostics) {
    _ = spend(cost)
    if spending.steps > limits.steps { throw .outOfSteps(limits.steps, source) }
  }

  /// Counts work where nothing can be thrown; `false` once the steps are used up, which the next step reports.
  func spend(_ cost: Int) -> Bool {
    let (sum, overflow) = spending.steps.addingReportingOverflow(cost)
    spending.steps = overflow ? Int.max : sum
    return spending.steps <= limits.steps
  }

  /// Goes one level deeper; every call is paired with `leave`.
  package func enter(_ source: SourceRange) throws(Diagnostics) {
    try step(source)
    if depth >= limits.depth { throw .tooDeep(limits.depth, source) }
    depth += 1
  }

  package func leave() { depth -= 1 }

  /// Checks that something can go so many levels deeper.
  func check(levels: Int, _ source: SourceRange) throws(Diagnostics) {
    if depth + levels > limits.depth { throw .tooDeep(limits.depth, source) }
  }

  /// Checks the length of a collection before it is made.
  ///
  /// - Parameter new: how many of its elements are made, when the others are there already.
  package func check(elements count: Int, new: Int? = nil, _ source: SourceRange) throws(Diagnostics) {
    if count > limits.elements { throw .tooManyElements(limits.elements, source) }
    try step(source, cost: count / 16)
    try take(bytes: (new ?? count) * Evaluator.bytesOfElement, source)
  }

  package func check(string text: String, _ source: SourceRange) throws(Diagnostics) {
    try check(stringLength: text.utf8.count, source)
  }

  /// Checks the length of a string before it is made.
  ///
  /// - Parameter length: in UTF-8 bytes.
  package func check(stringLength length: Int, _ source: SourceRange) throws(Diagnostics) {
    if length > limits.stringLength { throw .tooLongString(limits.stringLength, source) }
    try step(source, cost: length / 64)
    try take(bytes: length, source)
  }

  /// What an element of a collection takes: a place in it and a small value of its own.
  private static let bytesOfElement = 64

  /// Counts what new values take.
  ///
  /// What they held is not given back, because the source does not show when a shared value is released.
  package func take(bytes: Int, _ source: SourceRange) throws(Diagnostics) {
    let (sum, overflow) = spending.memory.addingReportingOverflow(bytes)
    spending.memory = overflow ? Int.max : sum
    if spending.memory > limits.memory { throw .tooMuchMemory(limits.memory, source) }
  }

  // MARK: Messages

  package func warn(_ diagnostic: Diagnostic) {
    // Most of a long list are of one kind, at places one after another.
    guard !warnedOf[diagnostic.code, default: []].contains(diagnostic.source ?? .none) else { return }
    warnedOf[diagnostic.code, default: []].insert(diagnostic.source ?? .none)
    warnings.append(diagnostic)
  }

  func print(_ line: String, _ source: SourceRange) {
    if output.count < limits.outputLines { return output.append(line) }
    if !isOutputCut { warn(.tooMuchOutput(limits.outputLines, source)) }
    isOutputCut = true
  }

  /// Forgets what was printed after so many lines, by an evaluation that is made again.
  package func forgetOutput(after count: Int) { output.removeSubrange(count...) }

  // MARK: Declarations

  /// The type that an extension adds to, which may go by another name there.
  private func extendedType(_ name: String) -> String {
    if let element = framework.elementType(ofCollection: name) { return "Array<\(element)>" }
    if let element = elementType(named: name) { return element }
    guard types[name] == nil, let alias = aliases[name], alias.genericParameters.isEmpty, alias.type.arguments.isEmpty
    else { return name }
    return typeName(behind: name)
  }

  /// `LayoutSubview` for `LayoutSubviews.Element`.
  private func elementType(named name: String) -> String? {
    let suffix = ".Element"
    return name.hasSuffix(suffix) ? framework.elementType(ofCollection: String(name.dropLast(suffix.count))) : nil
  }

  private func add(_ declaration: TypeDeclaration, prefix: String) {
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

  private func add(_ addition: ExtensionDeclaration, named extended: String) {
    var name = extended == "Double" ? "CGFloat" : extended
    // Arrays of one type of element have their own members.
    if name == "Array", let element = addition.extended.arguments.first?.name {
      name = "Array<\(elementType(named: element) ?? element)>"
    }
    let info = types[name] ?? TypeInfo(name: name, declaration: nil)
    info.add(addition.members, isExtension: true)
    for type in addition.inherited { info.inherited += type.inheritedNames }
    if info.elementTypes.isEmpty { info.elementTypes = addition.extended.arguments }
    types[name] = info
    for nested in addition.members.types { add(nested, prefix: name) }
    add(addition.members.aliases, in: addition.source)
  }

  private func add(_ declared: [TypeAlias], in scope: SourceRange) {
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

  /// What a name stands for after type aliases are followed, a few steps at most.
  package func typeName(behind name: String) -> String {
    var type = TypeReference(name: name, source: .none)
    var isGeneric = false
    for _ in 0..<8 {
      guard let alias = aliases[type.name] else { break }
      type = alias.type
      if !alias.genericParameters.isEmpty { isGeneric = true }
    }
    return type.arguments.isEmpty || isGeneric ? type.name : specialized(type.name, type.arguments)
  }

  func alias(_ name: String) -> TypeAlias? { aliases[name] }

  /// What is made by a name that stands at a place.
  func typeName(behind name: String, at source: SourceRange) -> String {
    guard let alias = hidingAliases.alias(name, at: source) else { return typeName(behind: name) }
    return moduleMember(alias.type.name) ?? typeName(behind: alias.type.name)
  }

  /// Adds another name of a type.
  func add(_ type: TypeInfo, named name: String) { types[name] = type }

  /// Adds a generic type with its arguments.
  func add(_ specialization: TypeInfo) {
    types[specialization.fullName] = specialization
    hasSpecializations = true
  }

  /// The type the program itself declares under a name, not merely extends.
  func ownType(_ name: String) -> TypeInfo? {
    guard let info = types[name], info.kind != nil else { return nil }
    return info
  }

  package func swiftType(_ reference: TypeReference?) -> SwiftType {
    guard let reference else { return .any }
    let resolved = withoutAliases(privateNames.renamed(reference))
    return SwiftType(resolved, moduleMember: moduleMember) { types[$0] != nil || catalog.isType($0) }
  }

  /// `Font` of `SwiftUI.Font`. A type that the program declares under that name would be another.
  private func moduleMember(_ name: String) -> String? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), catalog.isModule(String(name[..<dot])) else {
      return nil
    }
    let member = String(name[name.utf8.index(after: dot)...])
    return ownType(member) == nil ? member : nil
  }

  /// What a type stands for after type aliases are followed, also those of its parts: `Handler?`.
  private func withoutAliases(_ reference: TypeReference, depth: Int = 0) -> TypeReference {
    if aliases.isEmpty && hidingAliases.isEmpty || depth == 8 { return reference }
    if let alias = hidingAliases.alias(reference.name, at: reference.source) ?? aliases[reference.name] {
      return withoutAliases(alias.type(with: reference.arguments), depth: depth + 1)
    }
    if reference.arguments.isEmpty { return reference }
    var reference = reference
    reference.arguments = reference.arguments.map { withoutAliases($0, depth: depth + 1) }
    return reference
  }

  // MARK: The end

  /// Opens the circles of a run that is over: closures and what holds them, objects, a type's values of its own type.
  package func releaseValues() {
    liveObjects.releaseAll()
    for info in types.values { info.staticValues = [:] }
    globalValues = [:]
  }

  /// How many expressions and statements have been evaluated, here and wherever else the limit is shared.
  package var stepsTaken: Int { spending.steps }

  // MARK: Global variables

  var globalNames: [String] {
    (program.variables.map { $0.name } + program.functions.map { $0.name } + program.types.map { $0.name }).sorted()
  }

  func globalType(_ name: String) -> SwiftType {
    guard let variable = globals[name] else { return .any }
    if variable.type == nil, let literal = variable.initialValue {
      switch literal.kind {
      case .string, .boolean, .integer, .floating: return staticType(literal, in: Scope(parent: nil))
      default: break
      }
    }
    return swiftType(variable.type)
  }

  /// Whether the name is that of a global variable with a wrapper of the program's own.
  func globalWrapper(_ name: String, _ source: SourceRange) throws(Diagnostics) -> Value? {
    let key = privateNames.name(name, at: source)
    guard let variable = globals[key], ownWrapper(of: variable) != nil else { return nil }
    _ = try global(name, source)
    return globalValues["_" + key]
  }

  /// A global variable's value, evaluated when it is first asked for; `nil` when there is none of that name.
  package func global(_ name: String, _ source: SourceRange) throws(Diagnostics) -> Value? {
    let key = privateNames.name(name, at: source)
    if let value = globalValues[key] { return value }
    guard let variable = globals[key] else { return nil }
    try enter(source)
    defer { leave() }
    let scope = Scope(parent: nil)
    if let getter = variable.getter {
      return try run(getter, in: scope, returning: swiftType(variable.type), isBuilder: isBuilder(variable), source)
    }
    if let wrapper = ownWrapper(of: variable) {
      if globalValues["_" + key] == nil { globalValues["_" + key] = try wrapped(nil, by: wrapper, of: variable) }
      return try property("wrappedValue", of: globalValues["_" + key] ?? .none, source)
    }
    let value = try initialValue(of: variable, in: scope)
    globalValues[key] = value
    return value
  }

  /// An identifier that no other is equal to: numbered, so that every run is the same.
  func nextIdentifier() -> String {
    identifiers += 1
    let digits = "\(identifiers)"
    return "00000000-0000-0000-0000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  func assignGlobal(_ name: String, _ value: Value, _ source: SourceRange) throws(Diagnostics) -> Bool {
    let key = privateNames.name(name, at: source)
    guard let variable = globals[key], !variable.isConstant else { return false }
    if ownWrapper(of: variable) != nil {
      _ = try global(name, source)
      let held = globalValues["_" + key] ?? .none
      globalValues["_" + key] = try rewrapped(held, variable, value, source)
      return true
    }
    globalValues[key] = value
    return true
  }
}

extension FunctionDeclaration {
  /// Its name is an operator's, not a word.
  fileprivate var isOperator: Bool {
    let first = (name.hasPrefix("prefix ") ? name.dropFirst(7) : name[...]).utf8.first ?? 0
    return !first.isLetter && first != UInt8(ascii: "_") && first < 128
  }
}

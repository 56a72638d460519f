package import struct LayoutEngine.SourceRange
package import struct LayoutEngine.StandIn
package import ViewProgram

/// Runs a program's expressions and statements; one evaluator serves one preview.
package final class Evaluator {
  package let program: Program
  package let catalog: Catalog
  /// The framework: what the program's types may conform to and its literals may mean, besides Swift's own.
  package let framework: any Framework
  var declarations: DeclarationTable
  /// What files of the program mean by names that several of them declare.
  private(set) var privateNames = PrivateNames()
  private(set) var conformingNames = ConformingNames()
  /// What the program's extensions make types of Swift's and SwiftUI's conform to.
  private(set) var addedConformances: [String: [String]] = [:]
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
  /// What waits until the value that is being published is stored; `nil` when none is.
  var waitingDeliveries: [Delivery]?
  /// Where random numbers come from.
  package var random = SeededRandom()
  private var identifiers = 0
  var budget: Budget

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
    budget = Budget(limits, spending)
    self.program = program
    self.catalog = catalog
    self.framework = framework
    declarations = DeclarationTable(catalog, framework, liveObjects)
    privateNames = PrivateNames(program, catalog)
    let generics = GenericNames(program, catalog)
    declarations.add(ResultDeclaration.enumeration)
    for type in framework.declaredTypes { declarations.add(type) }
    let nested = NestedNames(program, catalog)
    for type in program.types { declarations.add(generics.erased(nested.resolved(privateNames.renamed(type)))) }
    for alias in program.aliases { declarations.add(alias) }
    for addition in program.extensions.map({ nested.resolved($0) }) {
      let name = extendedType(privateNames.name(addition.extended.name, at: addition.source))
      declarations.add(generics.erased(addition, of: types[name]?.source), named: name)
    }
    conformingNames = ConformingNames(catalog.stringTypes) { types[$0] != nil }
    // `struct Bare: SwiftUI.ButtonStyle`
    for info in types.values { info.inherited = info.inherited.map { moduleMember($0) ?? $0 } }
    inheritProperties()
    inheritConformances()
    addedConformances = findAddedConformances()
    for function in program.functions { declarations.add(generics.erased(function)) }
    hidingNames = findHidingNames()
    for variable in program.variables {
      globals[privateNames.declared(variable)] = variable
    }
    declarations.finish()
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

  package var types: [String: TypeInfo] { declarations.types }
  package var functions: [String: [FunctionDeclaration]] { declarations.functions }

  /// The type that an extension adds to, which may go by another name there.
  private func extendedType(_ name: String) -> String {
    if let element = framework.elementType(ofCollection: name) { return "Array<\(element)>" }
    if let element = declarations.elementType(named: name) { return element }
    guard types[name] == nil, let alias = declarations.aliases[name], alias.genericParameters.isEmpty,
      alias.type.arguments.isEmpty
    else { return name }
    return typeName(behind: name)
  }

  /// What a name stands for after type aliases are followed, a few steps at most.
  package func typeName(behind name: String) -> String {
    var type = TypeReference(name: name, source: .none)
    var isGeneric = false
    for _ in 0..<8 {
      guard let alias = declarations.aliases[type.name], !isTypeByItself(alias) else { break }
      type = alias.type
      if !alias.genericParameters.isEmpty { isGeneric = true }
    }
    return type.arguments.isEmpty || isGeneric ? type.name : specialized(type.name, type.arguments)
  }

  func alias(_ name: String) -> TypeAlias? { declarations.aliases[name] }

  /// What is made by a name that stands at a place.
  func typeName(behind name: String, at source: SourceRange) -> String {
    guard let alias = declarations.hidingAliases.alias(name, at: source) else { return typeName(behind: name) }
    return moduleMember(alias.type.name) ?? typeName(behind: alias.type.name)
  }

  /// The type the program itself declares under a name, not merely extends.
  func ownType(_ name: String) -> TypeInfo? {
    guard let info = types[name], info.kind != nil else { return nil }
    return info
  }

  package func swiftType(_ reference: TypeReference?) -> SwiftType {
    guard let reference else { return .any }
    let resolved = withoutAliases(privateNames.renamed(reference))
    return SwiftType(
      resolved, moduleMember: moduleMember, keepsArguments: { ownType($0)?.kind == .enumeration },
      isKnown: { types[$0] != nil || catalog.isType($0) })
  }

  /// `Font` of `SwiftUI.Font`. A type that the program declares under that name would be another.
  private func moduleMember(_ name: String) -> String? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), catalog.isModule(String(name[..<dot])) else {
      return nil
    }
    let member = String(name[name.utf8.index(after: dot)...])
    return ownType(member) == nil ? member : nil
  }

  // MARK: The end

  /// Opens the circles of a run that is over: closures and what holds them, objects, a type's values of its own type.
  package func releaseValues() {
    liveObjects.releaseAll()
    for info in types.values { info.staticValues = [:] }
    globalValues = [:]
  }

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

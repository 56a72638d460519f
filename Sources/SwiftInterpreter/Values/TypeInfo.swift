package import ViewProgram

/// A type with everything that its declaration and its extensions state.
///
/// The catalogue's types have one too when the program extends them.
package final class TypeInfo {
  package let name: String
  /// The name with the generic arguments where they are known: `Stack<Int>`.
  package let fullName: String
  /// What stands for the generic parameters of the type and of those around it.
  var genericArguments: [GenericArgument] = []
  package let kind: TypeDeclaration.Kind?
  package let source: TypeDeclaration?
  package var inherited: [String]
  /// In the order of declaration, which is the order of the memberwise initialiser's parameters.
  package var storedProperties: [VariableDeclaration] = [] { didSet { fieldIndices = nil } }
  package var computedProperties: [String: VariableDeclaration] = [:]
  package var methods: [String: [FunctionDeclaration]] = [:]
  package var staticMethods: [String: [FunctionDeclaration]] = [:]
  package var staticProperties: [String: VariableDeclaration] = [:]
  /// Values of static stored properties that have been asked for.
  var staticValues: [String: Value] = [:]
  /// The list in which instances of a class are noted.
  var liveObjects: LiveObjects?
  var initializers: [FunctionDeclaration] = []
  var subscripts: [SubscriptDeclaration] = []
  /// Whether the type itself declares an initialiser, so that there is no memberwise one.
  var hasOwnInitializer = false
  package let cases: [EnumCase]
  /// The types to which extensions constrain its element: `extension Array where Element == CGFloat`.
  var elementTypes: [TypeReference] = []

  /// Every name that the type has, once it was asked for.
  var allNames: [String]?
  private var fieldIndices: [String: Int]?
  private let caseIndices: [String: Int]

  package init(name: String, declaration: TypeDeclaration?) {
    self.name = name
    fullName = name
    kind = declaration?.kind
    source = declaration
    inherited = (declaration?.inherited ?? []).flatMap { $0.inheritedNames }
    cases = declaration?.cases ?? []
    caseIndices = TypeInfo.indices(of: cases.map { $0.name })
  }

  /// A generic type with arguments instead of its parameters.
  init(_ generic: TypeInfo, named fullName: String, _ arguments: [GenericArgument]) {
    name = generic.name
    self.fullName = fullName
    genericArguments = arguments
    kind = generic.kind
    source = generic.source
    inherited = generic.inherited
    cases = generic.cases
    caseIndices = generic.caseIndices
    storedProperties = generic.storedProperties.map { $0.substituting(arguments) }
    computedProperties = generic.computedProperties.mapValues { $0.substituting(arguments) }
    methods = generic.methods.mapValues { $0.map { $0.substituting(arguments) } }
    staticMethods = generic.staticMethods.mapValues { $0.map { $0.substituting(arguments) } }
    staticProperties = generic.staticProperties.mapValues { $0.substituting(arguments) }
    initializers = generic.initializers.map { $0.substituting(arguments) }
    subscripts = generic.subscripts.map {
      SubscriptDeclaration(getter: $0.getter.substituting(arguments), setter: $0.setter)
    }
    liveObjects = generic.liveObjects
    hasOwnInitializer = generic.hasOwnInitializer
    elementTypes = generic.elementTypes
  }

  package func add(_ members: Members, isExtension: Bool) {
    for variable in members.variables { add(variable) }
    for function in members.functions {
      if function.isStatic {
        staticMethods[function.name, default: []].append(function)
      } else {
        methods[function.name, default: []].append(function)
      }
    }
    initializers += members.initializers
    subscripts += members.subscripts
    if !isExtension && !members.initializers.isEmpty { hasOwnInitializer = true }
  }

  private func add(_ variable: VariableDeclaration) {
    if variable.isStatic {
      staticProperties[variable.name] = variable
    } else if variable.getter != nil {
      computedProperties[variable.name] = variable
    } else {
      storedProperties.append(variable)
    }
  }

  package func fieldIndex(_ name: String) -> Int? {
    // Most types have a few properties, which are found as quickly one by one.
    if storedProperties.count <= 8 { return storedProperties.firstIndex { $0.name == name } }
    let indices = fieldIndices ?? TypeInfo.indices(of: storedProperties.map { $0.name })
    fieldIndices = indices
    return indices[name]
  }

  /// Whether it has an `init(from:)` of its own.
  package var decodes: Bool {
    initializers.contains { $0.parameters.count == 1 && $0.parameters[0].label == "from" }
  }

  func caseIndex(_ name: String) -> Int? { caseIndices[name] }

  /// Whether a case with values shares its name with a constant, which its bare name then means: `static var modal`
  /// beside `case modal(progress: Progress?)`.
  func hasOwnConstant(besideCase index: Int) -> Bool {
    !cases[index].parameters.isEmpty && staticProperties[cases[index].name] != nil
  }

  /// The first index of each name.
  private static func indices(of names: [String]) -> [String: Int] {
    var indices: [String: Int] = [:]
    for (index, name) in names.enumerated() where indices[name] == nil { indices[name] = index }
    return indices
  }
}

extension TypeInfo {
  /// Whether the program gives the type itself a function or property of that name.
  package func hasStatic(_ name: String) -> Bool { staticMethods[name] != nil || staticProperties[name] != nil }
}

extension VariableDeclaration {
  /// The first of the property wrappers by name, such as `State`.
  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

package import ViewProgram

/// A type with everything that its declaration and its extensions state.
///
/// The catalogue's types have one too when the program extends them.
package final class TypeInfo {
  package let name: String
  package let kind: TypeDeclaration.Kind?
  package let source: TypeDeclaration?
  package var inherited: [String]
  /// In the order of declaration, which is the order of the memberwise initialiser's parameters.
  package var storedProperties: [VariableDeclaration] = []
  package var computedProperties: [String: VariableDeclaration] = [:]
  package var methods: [String: [FunctionDeclaration]] = [:]
  package var staticMethods: [String: [FunctionDeclaration]] = [:]
  package var staticProperties: [String: VariableDeclaration] = [:]
  /// Values of static stored properties that have been asked for.
  var staticValues: [String: Value] = [:]
  /// Where instances of a class are noted.
  var liveObjects: LiveObjects?
  var initializers: [FunctionDeclaration] = []
  var subscripts: [SubscriptDeclaration] = []
  /// Whether the type itself declares an initialiser, so that there is no memberwise one.
  var hasOwnInitializer = false
  var cases: [EnumCase] = []
  /// What an extension constrains its element to: `extension Array where Element == CGFloat`.
  var elementTypes: [TypeReference] = []

  package init(name: String, declaration: TypeDeclaration?) {
    self.name = name
    kind = declaration?.kind
    source = declaration
    inherited = declaration?.inherited.map { $0.name } ?? []
    cases = declaration?.cases ?? []
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

  package func fieldIndex(_ name: String) -> Int? { storedProperties.firstIndex { $0.name == name } }

  func caseIndex(_ name: String) -> Int? { cases.firstIndex { $0.name == name } }
}

extension VariableDeclaration {
  /// The first of the property wrappers by name, such as `State`.
  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

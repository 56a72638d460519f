internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// What generic parameters stand for, where that follows from a call's arguments or an instance's properties.
extension Evaluator {
  /// Declares the types that a function's generic parameters stand for, so that `T.make()` and `T()` find them.
  func declareGenerics(
    of function: FunctionDeclaration, _ bound: BoundArguments, as expected: SwiftType, in local: Scope
  ) {
    for name in function.genericParameters {
      if function.genericBounds.fractions.contains(where: { $0.name == name }) {
        local.declare(name, .type(Fraction.name))
      } else if let type = argument(for: name, of: function, bound, as: expected) {
        local.declare(name, type)
      }
    }
  }

  private func argument(
    for name: String, of function: FunctionDeclaration, _ bound: BoundArguments, as expected: SwiftType
  ) -> Value? {
    for (index, parameter) in function.parameters.enumerated() {
      for value in bound.values[index] {
        if let type = argument(for: name, in: parameter.type, value) { return .type(type) }
      }
    }
    guard let result = function.result else { return nil }
    for type in expected.alternatives {
      if let found = argument(for: name, in: result, wanted: type) { return found }
    }
    return nil
  }

  /// The type in the place of a generic parameter when a result that is written with it is wanted to be of a type.
  private func argument(for name: String, in result: TypeReference, wanted: SwiftType) -> Value? {
    let result = result.unerased
    if result.name == name { return metatype(of: wanted) }
    guard let inner = result.arguments.first else { return nil }
    switch (result.name, wanted) {
    case ("Array", .array(let element)): return argument(for: name, in: inner, wanted: element)
    case ("Optional", _): return argument(for: name, in: inner, wanted: wanted)
    case ("Dictionary", .dictionary(let key, let value)):
      return argument(for: name, in: inner, wanted: key)
        ?? argument(for: name, in: result.arguments.last ?? inner, wanted: value)
    default: return nil
    }
  }

  /// A type as the value that `[Item].self` is; `nil` where it does not say what a value of it is made as.
  private func metatype(of type: SwiftType) -> Value? {
    switch type {
    case .named(let name):
      if let info = ownType(name) { return info.kind == .protocolType ? nil : .type(name) }
      return Evaluator.plainTypes.contains(name) ? .type(name) : nil
    case .optional(let wrapped): return metatype(of: wrapped)
    case .array(let element): return metatype(of: element).map { .array([$0]) }
    case .dictionary(let key, let value):
      guard let key = metatype(of: key), let value = metatype(of: value) else { return nil }
      return .dictionary([KeyedValue(key: key, value: value)])
    default: return nil
    }
  }

  private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]

  /// The type in the place of a generic parameter when a value is of a type that is written with it.
  private func argument(for name: String, in type: TypeReference, _ value: Value) -> String? {
    let type = type.unerased
    // `@Binding var tab: Tab` is of the type of what is bound.
    if type.name == name, case .binding(let binding) = value {
      return (try? read(binding, .none)).flatMap { argument(for: name, in: type, $0) }
    }
    if type.name == name { return value.isNil || value.isOpaque ? nil : typeName(of: value) }
    guard let inner = type.arguments.first else { return nil }
    switch (type.name, value) {
    case ("Metatype", .type(let found)): return inner.unerased.name == name ? found : nil
    case ("Array", .array(let elements)): return elements.first.flatMap { argument(for: name, in: inner, $0) }
    case ("Optional", _): return argument(for: name, in: inner, value)
    default: return nil
    }
  }

  /// What a generic parameter of the type around the code stands for: the type of a property that is declared with it.
  func genericArgument(_ name: String, in scope: Scope) -> String? {
    if let argument = genericArguments(in: scope).first(where: { $0.name == name }) {
      return specialized(argument.type.name, argument.type.arguments)
    }
    // `static let samples = Element.samples` in an extension of arrays of a type.
    if name == "Element", case .type(let own)? = scope.value("self"), let element = types[own]?.elementTypes.first {
      return specialized(element.name, element.arguments)
    }
    guard case .structure(let structure)? = scope.value("self"),
      structure.type.source?.genericParameters.contains(name) ?? false
    else { return nil }
    if structure.type.source?.genericBounds.fractions.contains(where: { $0.name == name }) ?? false {
      return Fraction.name
    }
    for (index, property) in structure.type.storedProperties.enumerated() where index < structure.fields.count {
      guard let type = property.type else { continue }
      if let found = argument(for: name, in: type, structure.fields[index]) { return found }
    }
    return nil
  }
}

/// Generic parameters with the name of a type or an alias, which they hide: `struct Row<Label: View>`.
struct GenericNames {
  private var known: Set<String> = []
  private let catalog: Catalog

  init(_ program: Program, _ catalog: Catalog) {
    self.catalog = catalog
    known.insert(ResultDeclaration.enumeration.name)
    for type in program.types { add(type) }
    for alias in program.aliases { known.insert(alias.name) }
    for addition in program.extensions { addNames(in: addition.members) }
  }

  private mutating func add(_ type: TypeDeclaration) {
    known.insert(type.name)
    addNames(in: type.members)
  }

  private mutating func addNames(in members: Members) {
    for nested in members.types { add(nested) }
    for alias in members.aliases { known.insert(alias.name) }
  }

  private func hidden(_ parameters: [String]) -> [String] {
    parameters.filter { known.contains($0) || catalog.isType($0) }
  }

  /// The function with every type that is a hiding parameter marked as one.
  func erased(_ function: FunctionDeclaration, _ outer: [String] = []) -> FunctionDeclaration {
    let names = outer + hidden(function.genericParameters)
    var function = function.substitutingOwn(function.genericBounds.fractions)
    guard !names.isEmpty else { return function }
    for index in function.parameters.indices {
      function.parameters[index].type = function.parameters[index].type.erasing(names)
    }
    function.result = function.result?.erasing(names)
    return function
  }

  func erased(_ type: TypeDeclaration) -> TypeDeclaration {
    var type = type
    let fractions = type.genericBounds.fractions
    type.members = erased(type.members, hidden(type.genericParameters)).substituting(fractions)
    return type
  }

  func erased(_ addition: ExtensionDeclaration, of type: TypeDeclaration?) -> ExtensionDeclaration {
    var addition = addition
    let fractions = type?.genericBounds.fractions ?? []
    addition.members = erased(addition.members, hidden(type?.genericParameters ?? [])).substituting(fractions)
    return addition
  }

  private func erased(_ members: Members, _ names: [String]) -> Members {
    var members = members
    members.functions = members.functions.map { erased($0, names) }
    members.initializers = members.initializers.map { erased($0, names) }
    members.types = members.types.map { erased($0) }
    guard !names.isEmpty else { return members }
    for index in members.variables.indices {
      members.variables[index].type = members.variables[index].type?.erasing(names)
    }
    return members
  }
}

extension TypeReference {
  /// Not the name of a type in any source.
  private static let parameter = "generic parameter"

  /// The type with generic parameters of some names marked as such: they accept anything.
  fileprivate func erasing(_ names: [String]) -> TypeReference {
    if names.contains(name) { return TypeReference(name: TypeReference.parameter, arguments: [self], source: source) }
    var result = self
    result.arguments = arguments.map { $0.erasing(names) }
    return result
  }

  /// A marked parameter under its own name.
  var unerased: TypeReference {
    name == TypeReference.parameter ? arguments.first ?? self : self
  }
}

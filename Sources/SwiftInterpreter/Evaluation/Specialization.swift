internal import ViewProgram

internal import struct LayoutEngine.SourceRange

/// Generic types of the program with their arguments written out: `Stack<Int>` is a type of its own, in whose
/// declarations the arguments stand in the place of the parameters.
extension Evaluator {
  /// The longest name of a type with arguments: `Box<Box<Box<…>>>` may grow with every call.
  private static let longestName = 200

  /// The name of a type with generic arguments as they are written at a place of the source.
  func specialized(_ name: String, _ arguments: [TypeReference], in scope: Scope) -> String {
    let known = genericArguments(in: scope)
    return specialized(name, arguments.map { resolved($0.substituting(known), in: scope) })
  }

  /// The name of a type, or of what an alias of it stands for, with generic arguments.
  func specialized(
    _ name: String, _ arguments: [TypeReference], in scope: Scope, _ source: SourceRange
  ) -> String {
    let takesArguments = !(declarations.aliases[name]?.genericParameters.isEmpty ?? true)
    return specialized(takesArguments ? name : typeName(behind: name, in: scope, source), arguments, in: scope)
  }

  /// The name of a type with generic arguments; the type's own name where it is not a generic one of the program.
  ///
  /// - Parameter depth: how many aliases were followed.
  func specialized(_ name: String, _ arguments: [TypeReference], depth: Int = 0) -> String {
    if let alias = declarations.aliases[name], alias.genericParameters.count == arguments.count {
      let type = alias.type(with: arguments)
      return type.arguments.isEmpty || depth == 8 ? type.name : specialized(type.name, type.arguments, depth: depth + 1)
    }
    guard let info = ownType(name), info.isSpecializable, let parameters = info.source?.genericParameters,
      !parameters.isEmpty, parameters.count == arguments.count
    else { return name }
    return specialize(info, zip(parameters, arguments).map { GenericArgument(name: $0, type: $1) })
  }

  /// The type that a call of an initialiser makes where its arguments are types: `Pot(Oak.self)`.
  func specialized(_ info: TypeInfo, by initializer: FunctionDeclaration, _ bound: BoundArguments) -> TypeInfo {
    guard !info.isSpecialized, let names = info.source?.genericParameters, !names.isEmpty else { return info }
    var found: [TypeReference] = []
    for name in names {
      for (index, parameter) in initializer.parameters.enumerated() {
        guard parameter.type.name == "Metatype", parameter.type.arguments.first?.unerased.name == name,
          case .type(let type)? = bound.values[index].first
        else { continue }
        found.append(TypeReference(name: type, source: parameter.source))
        break
      }
    }
    guard found.count == names.count else { return info }
    let name = specialized(info.fullName, found)
    return types[name] ?? info
  }

  private func specialize(_ info: TypeInfo, _ arguments: [GenericArgument]) -> String {
    let name = "\(info.fullName)<\(TypeReference.list(arguments.map { $0.type }))>"
    if types[name] != nil { return name }
    // Every member is copied, and nested types are sought among all.
    let cost = info.memberNames.count + info.initializers.count + types.count / 8
    guard name.utf8.count <= Evaluator.longestName, spend(cost) else { return info.fullName }
    let all = info.genericArguments + arguments
    let prefix = info.fullName + "."
    for (key, nested) in types where key.hasPrefix(prefix) && nested.kind != nil {
      let inner = name + key.dropFirst(info.fullName.count)
      if nested.isSpecializable {
        declarations.add(TypeInfo(nested, named: inner, all))
      } else {
        declarations.add(nested, named: inner)
      }
    }
    declarations.add(TypeInfo(info, named: name, all))
    return name
  }

  /// What stands for the generic parameters of the type around the code.
  func genericArguments(in scope: Scope) -> [GenericArgument] {
    switch scope.value("self") {
    case .structure(let structure)?: structure.type.genericArguments
    case .type(let name)?: types[name]?.genericArguments ?? []
    default: []
    }
  }

  /// Inside of a type with arguments its bare name means itself.
  func ownSpecialization(of name: String, in scope: Scope) -> String? {
    guard declarations.hasSpecializations else { return nil }
    switch scope.value("self") {
    case .structure(let structure)?: return structure.type.name == name ? structure.type.fullName : nil
    case .type(let own)?: return types[own].flatMap { $0.name == name ? $0.fullName : nil }
    default: return nil
    }
  }

  /// A type argument with the names of the program's types: `T` of a generic function is what it stands for.
  private func resolved(_ reference: TypeReference, in scope: Scope) -> TypeReference {
    var reference = reference
    if case .type(let name)? = scope.value(reference.name) {
      reference.name = name
    } else if reference.arguments.isEmpty, let name = genericArgument(reference.name, in: scope) {
      reference.name = name
    } else {
      reference.name = typeName(behind: reference.name, in: scope, reference.source)
    }
    reference.arguments = reference.arguments.map { resolved($0, in: scope) }
    return reference
  }
}

/// A type in the place of a generic parameter.
struct GenericArgument {
  var name: String
  var type: TypeReference
}

extension TypeInfo {
  var isSpecialized: Bool { fullName != name }

  /// An enum with cases is one type: its values are compared with those that a context makes without arguments.
  fileprivate var isSpecializable: Bool {
    kind == .structure || kind == .classType || (kind == .enumeration && cases.isEmpty)
  }
}

extension TypeAlias {
  /// What the alias stands for when it is given arguments.
  func type(with arguments: [TypeReference]) -> TypeReference {
    guard !genericParameters.isEmpty, genericParameters.count == arguments.count else { return type }
    return type.substituting(zip(genericParameters, arguments).map { GenericArgument(name: $0, type: $1) })
  }
}

extension TypeReference {
  /// The type with arguments in the place of generic parameters.
  func substituting(_ arguments: [GenericArgument]) -> TypeReference {
    if arguments.isEmpty { return self }
    let name = unerased.name
    if let argument = arguments.last(where: { $0.name == name }) { return argument.type }
    var result = self
    result.arguments = self.arguments.map { $0.substituting(arguments) }
    return result
  }

  /// Types as Swift writes them between `<` and `>`.
  fileprivate static func list(_ types: [TypeReference]) -> String {
    var text = ""
    for (index, type) in types.enumerated() {
      if index > 0 { text += ", " }
      text += type.arguments.isEmpty ? type.name : "\(type.name)<\(list(type.arguments))>"
    }
    return text
  }
}

extension VariableDeclaration {
  func substituting(_ arguments: [GenericArgument]) -> VariableDeclaration {
    var result = self
    result.type = type?.substituting(arguments)
    return result
  }
}

extension FunctionDeclaration {
  /// The function with arguments in the place of the generic parameters of its type; its own ones hide those.
  func substituting(_ arguments: [GenericArgument]) -> FunctionDeclaration {
    substitutingOwn(arguments.filter { !genericParameters.contains($0.name) })
  }

  /// The function with arguments in the place of any generic parameters.
  func substitutingOwn(_ arguments: [GenericArgument]) -> FunctionDeclaration {
    if arguments.isEmpty { return self }
    var result = self
    for index in result.parameters.indices {
      result.parameters[index].type = result.parameters[index].type.substituting(arguments)
    }
    result.result = result.result?.substituting(arguments)
    return result
  }
}

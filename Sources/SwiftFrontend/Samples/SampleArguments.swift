internal import ViewProgram

/// The arguments of a call that makes a value or shows a view.
extension SampleMaker {
  /// An argument of a call with the name that the caller uses.
  struct SampleArgument {
    var name: String
    var argument: Argument
  }

  /// The arguments of a call that makes a value of a type, and the other parameters that it has.
  struct SampleArguments {
    var list: [SampleArgument] = []
    var names: [String] = []
    var isOpaque = false
  }

  /// The arguments that make a value of a type; `nil` when none of its initialisers is suitable for samples.
  ///
  /// - Parameter given: the expressions that replace the samples of some names.
  mutating func arguments(of declared: SampleTypes.Declared, given: [String: Expression]) -> SampleArguments? {
    let type = declared.declaration
    around.append(declared.name)
    defer { around.removeLast() }
    guard !declared.initializers.isEmpty else { return memberwise(type, given) }
    var best: SampleArguments?
    for initializer in declared.initializers where initializer.canMakeSamples {
      let before = additions.count
      let made = arguments(initializer.parameters, initializer.genericParameters + type.genericParameters, given)
      let isBetter = best.map { $0.isOpaque && !made.isOpaque || $0.missing(given) > made.missing(given) } ?? true
      if isBetter { best = made } else { additions.removeLast(additions.count - before) }
    }
    if best == nil, !declared.hasOwnInitializer { return memberwise(type, given) }
    return best
  }

  mutating func arguments(
    _ parameters: [FunctionDeclaration.Parameter], _ generics: [String], _ given: [String: Expression]
  ) -> SampleArguments {
    var result = SampleArguments()
    for parameter in parameters {
      let isBuilder = parameter.attributes.contains { $0.name.hasSuffix("Builder") }
      add(
        parameter.name, label: parameter.label, type: parameter.type, isBuilder: isBuilder,
        isDecided: parameter.defaultValue != nil || parameter.isVariadic, generics, given, to: &result)
    }
    return result
  }

  mutating func memberwise(_ type: TypeDeclaration, _ given: [String: Expression]) -> SampleArguments {
    var result = SampleArguments()
    for property in type.members.variables where property.isMemberwise && !isGiven(property) {
      let isBuilder = property.attributes.contains { $0.name.hasSuffix("Builder") }
      let declared = property.type ?? TypeReference(name: "Any", source: source)
      add(
        property.name, label: property.name, type: wrapped(declared, of: property), isBuilder: isBuilder,
        isDecided: property.initialValue != nil, type.genericParameters, given, to: &result)
    }
    return result
  }

  mutating func add(
    _ name: String, label: String?, type: TypeReference, isBuilder: Bool, isDecided: Bool, _ generics: [String],
    _ given: [String: Expression], to result: inout SampleArguments
  ) {
    result.names.append(name)
    var value = given[name]
    if value == nil, !isDecided {
      let made = isBuilder ? builder(type, named: name) : sample(of: type, named: name, generics: generics)
      result.isOpaque = result.isOpaque || made.isOpaque
      value = made.expression
    }
    guard let value else { return }
    result.list.append(
      SampleArgument(name: name, argument: Argument(label: label, value: value, source: source)))
  }

  /// A view builder's closure with a view that shows its name.
  func builder(_ type: TypeReference, named name: String) -> Sample {
    let function = type.name == "Optional" ? type.arguments.first ?? type : type
    let count = function.name == "Function" ? max(0, function.arguments.count - 1) : 0
    let body = [Statement(.expression(placeholder(name)), source: source)]
    return known(.closure(Closure(parameters: [String](repeating: "_", count: count), body: body, source: source)))
  }

  /// A property's type, as a binding where a wrapper makes it one.
  func wrapped(_ type: TypeReference, of property: VariableDeclaration) -> TypeReference {
    guard property.attributes.contains(where: { $0.name == "Binding" }) else { return type }
    return TypeReference(name: "Binding", arguments: [type], source: type.source)
  }

  func isGiven(_ property: VariableDeclaration) -> Bool {
    property.attributes.contains { wrappers.contains($0.name) }
  }
}

extension SampleMaker.SampleArguments {
  /// The number of given values that have no parameter here.
  fileprivate func missing(_ given: [String: Expression]) -> Int { given.keys.count { !names.contains($0) } }
}

extension FunctionDeclaration {
  /// Whether an initialiser is suitable for samples: it takes no decoder and cannot fail.
  fileprivate var canMakeSamples: Bool {
    result == nil && !parameters.contains { $0.type.name == "Decoder" || $0.type.name.hasSuffix("Coder") }
  }
}

extension VariableDeclaration {
  /// Whether the memberwise initialiser has a parameter for it.
  fileprivate var isMemberwise: Bool {
    !isStatic && getter == nil && !isLazy && !(isConstant && initialValue != nil)
  }
}

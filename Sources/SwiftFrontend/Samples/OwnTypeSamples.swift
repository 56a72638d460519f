internal import ViewProgram

/// Samples of the program's own types.
extension SampleMaker {
  mutating func sample(of declared: SampleTypes.Declared, named name: String) -> Sample {
    guard !making.contains(declared.declaration.name), making.count < 6 else {
      return opaque(declared.name, named: name)
    }
    making.append(declared.declaration.name)
    let outer = number
    number = SampleName.number(in: name) ?? number
    defer {
      making.removeLast()
      number = outer
    }
    switch declared.declaration.kind {
    case .enumeration: return firstCase(of: declared, named: name)
    case .structure, .classType: return instance(of: declared)
    case .protocolType:
      guard let conforming = types.conforming(to: declared.name) else { return opaque(declared.name, named: name) }
      return sample(of: conforming, named: name)
    }
  }

  mutating func firstCase(of declared: SampleTypes.Declared, named name: String) -> Sample {
    guard let first = declared.declaration.cases.first else { return opaque(declared.name, named: name) }
    let member = expression(.member(named(declared.name), first.name))
    guard !first.parameters.isEmpty else { return known(member) }
    var isOpaque = false
    var arguments: [Argument] = []
    around.append(declared.name)
    defer { around.removeLast() }
    for parameter in first.parameters {
      let value = sample(of: parameter.type, named: parameter.label ?? first.name)
      isOpaque = isOpaque || value.isOpaque
      arguments.append(Argument(label: parameter.label, value: value.expression, source: source))
    }
    return Sample(expression: call(member, arguments), isOpaque: isOpaque)
  }

  /// A value made by the type's own initialiser, or else by its members.
  mutating func instance(of declared: SampleTypes.Declared) -> Sample {
    let before = additions.count
    let made = arguments(of: declared, given: [:])
    if let made, !made.isOpaque {
      return Sample(expression: call(named(declared.name), made.list.map(\.argument)))
    }
    additions.removeLast(additions.count - before)
    return byMembers(declared)
  }

  /// A value that an added initialiser makes, which gives each member without a value its sample.
  mutating func byMembers(_ declared: SampleTypes.Declared) -> Sample {
    let type = declared.declaration
    around.append(declared.name)
    defer { around.removeLast() }
    var statements: [Statement] = []
    for property in type.members.variables where property.isStoredAndUndecided && !isGiven(property) {
      let generics = type.genericParameters
      let value = property.type.map { sample(of: wrapped($0, of: property), named: property.name, generics: generics) }
      guard let value else { continue }
      let target = expression(.member(identifier("self"), property.name))
      statements.append(Statement(.expression(expression(.assignment("=", target, value.expression))), source: source))
    }
    let label = "sample"
    let parameter = FunctionDeclaration.Parameter(
      label: label, name: "_", type: TypeReference(name: "Bool", source: source), source: source)
    let initializer = FunctionDeclaration(name: "init", parameters: [parameter], body: statements, source: source)
    additions.removeAll { $0.extended.name == declared.name }
    additions.append(
      ExtensionDeclaration(
        extended: TypeReference(name: declared.name, source: source), members: Members(initializers: [initializer]),
        source: source))
    return known(call(named(declared.name), [label: expression(.boolean(true))]))
  }
}

extension VariableDeclaration {
  fileprivate var isStoredAndUndecided: Bool {
    !isStatic && getter == nil && !isLazy && initialValue == nil && type?.name != "Optional"
  }
}

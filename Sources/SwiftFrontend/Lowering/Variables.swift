internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// The variables that one `let` or `var` declares.
  func variables(_ node: VariableDeclSyntax) -> [VariableDeclaration] {
    let attributes = self.attributes(node.attributes)
    var types = node.bindings.map { $0.typeAnnotation.map { type($0.type) } }
    // In `let a, b: CGFloat` the type belongs to both.
    for index in types.indices.dropLast().reversed() where types[index] == nil {
      let binding = Array(node.bindings)[index]
      if binding.initializer == nil, binding.accessorBlock == nil { types[index] = types[index + 1] }
    }
    return zip(node.bindings, types).flatMap { binding, type in
      var template = VariableDeclaration(
        name: "_", isConstant: node.bindingSpecifier.tokenKind == .keyword(.let), isStatic: isStatic(node.modifiers),
        type: type, attributes: attributes, initialValue: binding.initializer.map { expression($0.value) },
        source: node.bindings.count == 1 ? range(node) : range(binding)
      )
      template.isLazy = has(.lazy, in: node.modifiers)
      template.takeInitialValue()
      template.takeGenericArguments()
      return variables(binding, template)
    }
  }

  /// The variables that one binding declares: a name, or the names of a tuple.
  private func variables(_ binding: PatternBindingSyntax, _ template: VariableDeclaration) -> [VariableDeclaration] {
    var variable = template
    switch binding.pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier):
      variable.name = name(of: identifier.identifier)
      if let block = binding.accessorBlock { addAccessors(of: block, to: &variable) }
      return [variable]
    case .wildcardPattern: return [variable]
    case .tuplePattern(let tuple): return elements(tuple, template)
    default:
      pass(over: Gap.unknownPattern, at: binding.pattern)
      return []
    }
  }

  private func elements(_ tuple: TuplePatternSyntax, _ template: VariableDeclaration) -> [VariableDeclaration] {
    var result: [VariableDeclaration] = []
    for (index, element) in tuple.elements.enumerated() {
      var variable = template
      variable.tupleElement = index
      // `let (a, b): (Int, CGFloat)`
      if let type = template.type, type.name == "Tuple", index < type.arguments.count {
        variable.type = type.arguments[index]
      }
      switch element.pattern.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let identifier):
        variable.name = name(of: identifier.identifier)
        result.append(variable)
      case .wildcardPattern: continue
      default: pass(over: Gap.nestedTuplePattern, at: element)
      }
    }
    return result
  }

  /// Variables whose observers would be called only if they were properties of an instance.
  func unobserved(_ variables: [VariableDeclaration]) -> [VariableDeclaration] {
    for variable in variables where variable.willSet != nil || variable.didSet != nil {
      pass(over: Gap.observer, at: variable.source)
    }
    return variables
  }

  func addAccessors(of block: AccessorBlockSyntax, to variable: inout VariableDeclaration) {
    switch block.accessors {
    case .getter(let items): variable.getter = statements(items)
    case .accessors(let list):
      for accessor in list { add(accessor, to: &variable) }
    }
  }

  private func add(_ accessor: AccessorDeclSyntax, to variable: inout VariableDeclaration) {
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get): variable.getter = accessor.body.map { statements($0.statements) }
    case .keyword(.set):
      variable.setter = accessor.body.map { observer($0, parameter: accessor.parameters, standard: "newValue") }
    case .keyword(.willSet):
      variable.willSet = accessor.body.map { observer($0, parameter: accessor.parameters, standard: "newValue") }
    case .keyword(.didSet):
      variable.didSet = accessor.body.map { observer($0, parameter: accessor.parameters, standard: "oldValue") }
    default: pass(over: Gap.accessor, at: accessor.accessorSpecifier)
    }
  }

  /// The statements of a setter or observer; an explicit name for the value becomes a constant.
  private func observer(
    _ body: CodeBlockSyntax, parameter: AccessorParametersSyntax?, standard: String
  ) -> [Statement] {
    let own = statements(body.statements)
    guard let parameter, name(of: parameter.name) != standard else { return own }
    let source = range(parameter)
    let constant = VariableDeclaration(
      name: name(of: parameter.name), isConstant: true,
      initialValue: Expression(.identifier(standard), source: source), source: source
    )
    return [Statement(.variable(constant), source: source)] + own
  }
}

extension VariableDeclaration {
  /// `@State(initialValue: 2) var number: Int` is `@State var number = 2`.
  fileprivate mutating func takeInitialValue() {
    guard initialValue == nil else { return }
    for index in attributes.indices where Self.wrappersOfInitialValues.contains(attributes[index].name) {
      let arguments = attributes[index].arguments
      guard let given = arguments.firstIndex(where: { $0.label == "initialValue" || $0.label == "wrappedValue" })
      else { continue }
      initialValue = arguments[given].value
      attributes[index].arguments.remove(at: given)
    }
  }

  private static let wrappersOfInitialValues: Set = [
    "State", "StateObject", "Published", "GestureState", "ScaledMetric", "AppStorage", "SceneStorage",
  ]

  /// `let numbers: Stack<Int> = Stack()` makes a `Stack<Int>`, and so does `.init()`.
  fileprivate mutating func takeGenericArguments() {
    guard let type, !type.arguments.isEmpty, case .call(var call)? = initialValue?.kind,
      !["Array", "Dictionary", "Optional", "Function", "Tuple", "Composition"].contains(type.name)
    else { return }
    switch call.callee.kind {
    case .identifier(type.name), .implicitMember("init"):
      let name = Expression(.identifier(type.name), source: call.callee.source)
      call.callee = Expression(.specialized(name, type.arguments), source: call.callee.source)
      initialValue?.kind = .call(call)
    default: return
    }
  }
}

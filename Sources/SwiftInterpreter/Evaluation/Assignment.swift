internal import struct LayoutEngine.SourceRange
internal import ViewProgram

extension Evaluator {
  /// `=`, `+=` and the other assignments.
  func assignment(
    _ symbol: String, _ target: Expression, _ operand: Expression, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    if case .identifier("_") = target.kind {
      _ = try value(operand, in: scope)
      return .void
    }
    if symbol == "=" {
      let type = try typeOfTarget(target, operand, in: scope)
      try assign(try typed(operand, as: type, in: scope), to: target, in: scope)
      return .void
    }
    let old = try value(target, in: scope)
    var literal: SwiftType = operand.isNumberLiteral ? inferredType(of: old) : .any
    if case .array = old, operand.takesItsType {
      let declared = staticType(target, in: scope)
      literal = declared == .any ? inferredType(of: old) : declared
    }
    if operatorNames.contains(symbol) {
      let other = try value(operand, as: literal, in: scope)
      if let changed = try ownAssignment(symbol, old, other, source) {
        try assign(changed, to: target, in: scope)
        return .void
      }
    }
    let new = try apply(String(symbol.dropLast()), old, try value(operand, as: literal, in: scope), source)
    try assign(new, to: target, in: scope)
    return .void
  }

  /// What an assigned literal or implicit member has to become: what the variable is declared as, or what it is now.
  private func typeOfTarget(
    _ target: Expression, _ operand: Expression, in scope: Scope
  ) throws(Diagnostics) -> SwiftType {
    let declared = try typeOfTarget(target, in: scope)
    guard declared == .any, operand.takesItsType else { return declared }
    let known = staticType(target, in: scope)
    if known != .any { return .optional(known) }
    return .optional(inferredType(of: try value(target, in: scope)))
  }

  /// The variable's declared type or that of its present value.
  private func typeOfTarget(_ target: Expression, in scope: Scope) throws(Diagnostics) -> SwiftType {
    switch target.kind {
    case .identifier("self"): return scope.value("self").map { inferredType(of: $0) } ?? .any
    case .identifier(let name):
      if let variable = scope.variable(name) { return variable.type == .any ? .any : variable.type }
      if let own = scope.value("self"), case .structure(let structure) = own,
        let index = structure.type.fieldIndex(name)
      {
        return swiftType(structure.type.storedProperties[index].type)
      }
      if let wrapper = scope.value("self").flatMap({ wrapperType(name, of: $0) }) { return wrapper }
      return globalType(name)
    case .member(let base, let name):
      let owner = try value(base, in: scope)
      if case .structure(let structure) = owner, let index = structure.type.fieldIndex(name) {
        return swiftType(structure.type.storedProperties[index].type)
      }
      if let wrapper = wrapperType(name, of: owner) { return wrapper }
      if case .structure = owner { return .any }
      if owner.isNil || owner.isOpaque { return .any }
      return inferredType(of: try property(name, of: owner, target.source))
    case .subscripted(let base, _):
      if case .array(let elements) = try value(base, in: scope), let first = elements.first {
        return inferredType(of: first)
      }
      return .any
    case .tuple: return .any
    default: return .any
    }
  }

  /// `State` for `_name` when `name` is a property with `@State`.
  private func wrapperType(_ name: String, of owner: Value) -> SwiftType? {
    guard name.hasPrefix("_"), case .structure(let structure) = owner,
      let index = structure.type.fieldIndex(String(name.dropFirst()))
    else { return nil }
    let property = structure.type.storedProperties[index]
    switch catalog.wrapper(of: property)?.storage {
    case .state: return .named("State")
    case .binding: return .named("Binding")
    case .plain, nil: return nil
    }
  }

  /// Stores a value where an expression points to.
  func assign(_ value: Value, to target: Expression, in scope: Scope) throws(Diagnostics) {
    try enter(target.source)
    defer { leave() }
    switch target.kind {
    case .identifier(let name): try assign(value, toName: name, in: scope, target.source)
    case .inoutReference(let inner), .optionalChain(let inner), .forceUnwrap(let inner):
      try assign(value, to: inner, in: scope)
    case .member(let base, let name):
      let owner = try self.value(base, in: scope)
      if owner.isNil || owner.isOpaque { return }
      if case .structure(let structure) = owner, structure.object != nil {
        _ = try setting(name, of: owner, to: value, target.source)
        return
      }
      if case .type(let typeName) = owner, let info = types[typeName], info.staticProperties[name] != nil {
        info.staticValues[name] = value
        return
      }
      if let changed = try setting(name, of: owner, to: value, target.source) {
        try assign(changed, to: base, in: scope)
      }
    case .subscripted(let base, let arguments):
      let owner = try self.value(base, in: scope)
      if owner.isOpaque { return }
      let key = arguments.first.map { keyType(for: $0.value, of: owner, base, in: scope) } ?? .any
      let changed = try replacing(owner, arguments, keyed: key, by: value, in: scope, target.source)
      try assign(changed, to: base, in: scope)
    case .tuple(let elements):
      if value.isOpaque {
        for element in elements { try assign(value, to: element.value, in: scope) }
        return
      }
      guard case .tuple(let values) = value, values.count == elements.count else {
        throw .cannotAssign(target.source)
      }
      for (index, element) in elements.enumerated() {
        try assign(values[index].value, to: element.value, in: scope)
      }
    default: throw .cannotAssign(target.source)
    }
  }

  private func assign(
    _ value: Value, toName name: String, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) {
    if case .state(let box)? = scope.value(name), box.isLive { return try store(value, in: box, source) }
    if try assignWrapped(value, toName: name, in: scope, source) { return }
    if scope.assign(name, value) { return }
    if let own = scope.value("self"), hasProperty(name, own) {
      if let changed = try setting(name, of: own, to: value, source) { _ = scope.assign("self", changed) }
      return
    }
    if case .type(let typeName)? = scope.value("self"), let info = types[typeName],
      info.staticProperties[name] != nil
    {
      info.staticValues[name] = value
      return
    }
    if try assignGlobal(name, value, source) { return }
    if case .binding(let binding)? = scope.value("$" + name) { return try write(binding, value, source) }
    if globalNames.contains(name) { throw .constant(name, source) }
    throw unknown(name, in: scope, call: nil, source)
  }

  private func hasProperty(_ name: String, _ value: Value) -> Bool {
    for typeName in typeNames(of: value) {
      if types[typeName]?.computedProperties[name] != nil { return true }
    }
    guard case .structure(let structure) = value else { return false }
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return structure.type.fieldIndex(plain) != nil
  }

  /// The owner with one property changed; `nil` when the value lives elsewhere and nothing is to be stored back.
  func setting(
    _ name: String, of owner: Value, to value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    switch owner {
    case .structure(let structure):
      if let variable = computed(name, owner) { return try callSetter(variable, owner, value, source) }
      let isRaw = name.hasPrefix("_") && structure.type.fieldIndex(name) == nil
      guard let index = structure.type.fieldIndex(isRaw ? String(name.dropFirst()) : name) else {
        throw unknownMember(name, of: owner, source)
      }
      if !isRaw {
        let property = structure.type.storedProperties[index]
        if let changed = try rewrapped(structure.fields[index], property, value, source) {
          return try replacing(index, of: structure, by: changed, source)
        }
        if case .state(let box) = structure.fields[index] {
          let old = box.value
          try store(value, in: box, source)
          let property = structure.type.storedProperties[index]
          if property.didSet != nil { _ = try observe(property.didSet, "oldValue", old, structure) }
          return nil
        }
        if case .binding(let binding) = structure.fields[index], !value.isBinding {
          try write(binding, value, source)
          return nil
        }
        if let binding = try handedBinding(index, of: structure, source), !value.isBinding {
          try write(binding, value, source)
          return nil
        }
        return try replacing(index, of: structure, by: value, source)
      }
      // `_notes = Query(filter: predicate)`: the property tells of what.
      let wrapper = framework.wrapped(value, for: structure.type.storedProperties[index], self)
      return try replacing(index, of: structure, by: wrapper, source)
    case .opaque: return owner
    case .binding(let binding):
      if name == "wrappedValue" {
        try write(binding, value, source)
        return nil
      }
    case .tuple(var elements):
      if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index) {
        elements[index].value = value
        return .tuple(elements)
      }
    default: break
    }
    if let variable = computed(name, owner) { return try callSetter(variable, owner, value, source) }
    if case .native(let native) = owner, let changed = native.setting(name, to: number(for: value)) { return changed }
    if takesAnyMember(owner) { return owner }
    throw .cannotAssign(source)
  }

  /// What a number that is not known is where a part of a value of the framework's has to be one.
  private func number(for value: Value) -> Value {
    guard case .opaque(let opaque) = value else { return value }
    return standIn(for: opaque, as: .double, hasDefault: false) ?? value
  }

  /// Stores a value in a field, between the property's observers; they do not run during an initialiser.
  private func replacing(
    _ index: Int, of structure: StructValue, by value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var structure = structure
    // A struct is a value: changing it copies its fields.
    try step(source, cost: structure.fields.count / 16)
    let property = structure.type.storedProperties[index]
    let isObserved = property.willSet != nil || property.didSet != nil
    guard isObserved, constructing !== structure.type else {
      structure.fields[index] = value
      return .structure(structure)
    }
    let old = structure.fields[index]
    _ = try observe(property.willSet, "newValue", value, structure)
    structure.fields[index] = value
    return try observe(property.didSet, "oldValue", old, structure)
  }

  /// Runs an observer; what it assigns to the property itself does not call it again.
  private func observe(
    _ body: [Statement]?, _ name: String, _ value: Value, _ structure: StructValue
  ) throws(Diagnostics) -> Value {
    guard let body else { return .structure(structure) }
    let outer = constructing
    constructing = structure.type
    defer { constructing = outer }
    let scope = Scope(parent: nil)
    scope.declare("self", .structure(structure))
    scope.declare(name, value)
    try runAsFarAsPossible("this observer", body.first?.source ?? .none) { () throws(Diagnostics) in
      _ = try self.execute(body, in: scope, returning: .void)
    }
    return scope.value("self") ?? .structure(structure)
  }

  private func computed(_ name: String, _ owner: Value) -> VariableDeclaration? {
    for typeName in typeNames(of: owner) {
      if let variable = types[typeName]?.computedProperties[name] { return variable }
    }
    return nil
  }

  private func callSetter(
    _ variable: VariableDeclaration, _ owner: Value, _ value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard let setter = variable.setter else { throw .cannotAssign(source) }
    let scope = Scope(parent: nil)
    scope.declare("self", owner)
    scope.declare("newValue", value)
    _ = try execute(setter, in: scope, returning: .void)
    return scope.value("self")
  }
}

extension Value {
  package var isNil: Bool {
    if case .none = self { return true }
    return false
  }

  /// Nothing is known of it.
  package var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }

  var isBinding: Bool {
    if case .binding = self { return true }
    return false
  }
}

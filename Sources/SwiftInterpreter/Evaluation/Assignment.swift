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
    if declarations.operatorNames.contains(symbol) {
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

  /// `State` for `_name` when `name` is a property with `@State`, and the type of what it holds.
  private func wrapperType(_ name: String, of owner: Value) -> SwiftType? {
    guard name.hasPrefix("_"), case .structure(let structure) = owner,
      let index = structure.type.fieldIndex(String(name.dropFirst()))
    else { return nil }
    let property = structure.type.storedProperties[index]
    switch catalog.wrapper(of: property)?.storage {
    case .state:
      let held = swiftType(property.type)
      return held == .any ? .named("State") : .oneOf([.named("State"), held])
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
      if base.isSuper { return try setSuperProperty(name, of: owner, to: value, target.source) }
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

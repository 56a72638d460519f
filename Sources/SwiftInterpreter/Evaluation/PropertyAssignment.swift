internal import struct LayoutEngine.SourceRange
internal import ViewProgram

extension Evaluator {
  /// The owner with one property changed; `nil` when the value lives elsewhere and nothing is to be stored back.
  func setting(
    _ name: String, of owner: Value, to value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    switch owner {
    case .structure(let structure):
      if let variable = computed(name, owner) { return try callSetter(variable, owner, value, source) }
      return try setting(name, ofStored: structure, to: value, source)
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
    if case .native(let native) = owner {
      if try native.publish(value, as: name, source, self) { return nil }
      if let changed = native.setting(name, to: number(for: value)) { return changed }
    }
    if takesAnyMember(owner) { return owner }
    throw .cannotAssign(source)
  }

  /// The same for a stored property, or with an underscore its wrapper.
  func setting(
    _ name: String, ofStored structure: StructValue, to value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    if let index = structure.type.fieldIndex(name) { return try setting(index, of: structure, to: value, source) }
    guard name.hasPrefix("_"), let index = structure.type.fieldIndex(String(name.dropFirst())) else {
      throw unknownMember(name, of: .structure(structure), source)
    }
    // `_notes = Query(filter: predicate)`: the property tells of what.
    let wrapper = framework.wrapped(value, for: structure.type.storedProperties[index], self)
    return try replacing(index, of: structure, by: wrapper, source)
  }

  /// Stores a value where a field keeps it: in the field, or in what it refers to.
  private func setting(
    _ index: Int, of structure: StructValue, to value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    let property = structure.type.storedProperties[index]
    if let changed = try rewrapped(structure.fields[index], property, value, source) {
      return try replacing(index, of: structure, by: changed, source)
    }
    if case .state(let box) = structure.fields[index] {
      let old = box.value
      try store(value, in: box, source)
      if property.didSet != nil { _ = try observe(property.didSet, "oldValue", old, structure) }
      return nil
    }
    if !value.isBinding, let binding = try boundField(index, of: structure, source) {
      try write(binding, value, source)
      return nil
    }
    return try replacing(index, of: structure, by: value, source)
  }

  /// What a field only points to.
  private func boundField(
    _ index: Int, of structure: StructValue, _ source: SourceRange
  ) throws(Diagnostics) -> BindingValue? {
    if case .binding(let binding) = structure.fields[index] { return binding }
    return try handedBinding(index, of: structure, source)
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
      try keep(value, at: index, in: &structure, source)
      return .structure(structure)
    }
    let old = structure.fields[index]
    _ = try observe(property.willSet, "newValue", value, structure)
    try keep(value, at: index, in: &structure, source)
    return try observe(property.didSet, "oldValue", old, structure)
  }

  /// Stores a value in a field, and tells those who have subscribed to it.
  private func keep(
    _ value: Value, at index: Int, in structure: inout StructValue, _ source: SourceRange
  ) throws(Diagnostics) {
    guard let object = structure.object, let subscribers = object.subscribers[index] else {
      structure.fields[index] = value
      return
    }
    try publish(value, to: subscribers, source) { object.values[index] = value }
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

  func callSetter(
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

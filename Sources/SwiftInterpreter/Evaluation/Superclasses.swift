internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Classes that inherit from the program's own classes, and `super`.
extension Evaluator {
  /// Gives every class the stored properties of those it inherits from, and their initialisers where it has none.
  func inheritProperties() {
    var done: Set<String> = []
    for name in types.keys.sorted() { if let info = types[name] { inherit(info, &done) } }
  }

  private func inherit(_ info: TypeInfo, _ done: inout Set<String>) {
    guard info.kind == .classType, done.insert(info.name).inserted else { return }
    guard let parent = superclass(of: info) else { return }
    inherit(parent, &done)
    takeGenericArguments(info, of: parent)
    info.storedProperties =
      parent.storedProperties.map { $0.substituting(info.genericArguments) } + info.storedProperties
    if info.initializers.isEmpty {
      info.initializers = parent.initializers
      info.hasOwnInitializer = parent.hasOwnInitializer
    }
  }

  /// `class Oaks: Grove<Oak>`
  private func takeGenericArguments(_ info: TypeInfo, of parent: TypeInfo) {
    let written = info.source?.inherited.first { $0.name == parent.name }?.arguments ?? []
    let parameters = parent.source?.genericParameters ?? []
    guard written.count == parameters.count else { return }
    info.genericArguments = zip(parameters, written).map { GenericArgument(name: $0, type: $1) }
  }

  private func superclass(of info: TypeInfo) -> TypeInfo? {
    for name in info.inherited {
      if let parent = ownType(name), parent.kind == .classType, parent !== info { return parent }
    }
    return nil
  }

  /// The innermost class around a place, whose superclass `super` means there.
  ///
  /// It looks at every type, which costs steps. Classes enclose one another, so their order does not matter.
  private func classAround(_ source: SourceRange) throws(Diagnostics) -> TypeInfo? {
    try step(source, cost: types.count / 16)
    var innermost: TypeInfo?
    for info in types.values {
      guard info.kind == .classType, let range = info.source?.source, range.encloses(source) else { continue }
      if let found = innermost?.source?.source, range.encloses(found) { continue }
      innermost = info
    }
    return innermost
  }

  private func superclass(at source: SourceRange) throws(Diagnostics) -> TypeInfo? {
    try classAround(source).flatMap { superclass(of: $0) }
  }

  /// `super.name(…)`; nothing where the superclass is not the program's own.
  func callSuper(
    _ name: String, of own: Value, _ call: Call, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var parent = try superclass(at: source)
    if name == "init" { return try initializeSuper(parent, own, call, in: scope) }
    var steps = 0
    while let info = parent, steps < Evaluator.mostSuperclasses {
      if let methods = info.methods[name] {
        return try callFunction(methods, on: own, base: nil, call, in: scope)
      }
      parent = superclass(of: info)
      steps += 1
    }
    return .void
  }

  /// `super.init(…)` runs on the object that is being made.
  private func initializeSuper(
    _ parent: TypeInfo?, _ own: Value, _ call: Call, in scope: Scope
  ) throws(Diagnostics) -> Value {
    guard let parent, !parent.initializers.isEmpty else { return .void }
    let bound = try bind(
      parent.initializers.map { signature($0.parameters) }, call, named: parent.name,
      ranks: parent.initializers.map { _ in 0 }, in: scope)
    let initializer = parent.initializers[bound.signature]
    let local = Scope(parent: nil)
    local.declare("self", own)
    try declareParameters(initializer, bound, in: local)
    try enter(call.ownSource)
    defer { leave() }
    _ = try execute(initializer.body, in: local, returning: .any)
    return .void
  }

  /// `super.name`, which may be called like a property of the class itself that asks for it.
  func superProperty(_ name: String, of own: Value, _ source: SourceRange) throws(Diagnostics) -> Value {
    if let variable = try inheritedProperty(name, at: source), let getter = variable.getter {
      let scope = Scope(parent: nil)
      scope.declare("self", own)
      return try run(getter, in: scope, returning: swiftType(variable.type), isBuilder: isBuilder(variable), source)
    }
    if case .structure(let object) = own, let value = try field(name, of: object, source) { return value }
    guard let around = try classAround(source), around.computedProperties[name] != nil else {
      return try property(name, of: own, source)
    }
    return .opaque(foreign(name, by: foreignSuperclass(of: around), source))
  }

  /// What a class inherits from in the end that is not the program's own.
  private func foreignSuperclass(of info: TypeInfo) -> String {
    var last = info
    var steps = 0
    while let parent = superclass(of: last), steps < Evaluator.mostSuperclasses {
      last = parent
      steps += 1
    }
    return unknownSuperclass(of: last) ?? last.inherited.first ?? last.name
  }

  /// `super.name = value`; a superclass that is not the program's own keeps what is not known.
  func setSuperProperty(
    _ name: String, of own: Value, to value: Value, _ source: SourceRange
  ) throws(Diagnostics) {
    if let variable = try inheritedProperty(name, at: source) {
      _ = try callSetter(variable, own, value, source)
    } else if case .structure(let object) = own, object.type.fieldIndex(name) != nil {
      _ = try setting(name, ofStored: object, to: value, source)
    }
  }

  /// A computed property of the superclass around a place, or of one that it inherits from.
  private func inheritedProperty(_ name: String, at source: SourceRange) throws(Diagnostics) -> VariableDeclaration? {
    var parent = try superclass(at: source)
    var steps = 0
    while let info = parent, steps < Evaluator.mostSuperclasses {
      if let variable = info.computedProperties[name] { return variable }
      parent = superclass(of: info)
      steps += 1
    }
    return nil
  }

  /// Classes that inherit from one another in a circle are no endless search.
  private static let mostSuperclasses = 64
}

extension Expression {
  var isSuper: Bool {
    if case .identifier("super") = kind { return true }
    return false
  }
}

extension SourceRange {
  /// Whether another range lies in it.
  func encloses(_ other: SourceRange) -> Bool {
    file == other.file && (line, column) <= (other.line, other.column)
      && (other.endLine, other.endColumn) <= (endLine, endColumn)
  }
}

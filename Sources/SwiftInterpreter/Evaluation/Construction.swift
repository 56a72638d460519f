internal import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// `TypeName(…)`
  package func construct(
    _ name: String, _ call: Call, as expected: SwiftType = .any, in scope: Scope
  ) throws(Diagnostics) -> Value {
    let name = typeName(behind: name, at: call.callee.source)
    if let info = types[name], !isOfFrameworkOnly(call, name) {
      if let value = try framework.construct(info, call, in: scope, self) { return value }
      if info.kind == .structure || info.kind == .classType { return try instance(of: info, call, in: scope) }
      if info.kind == .enumeration { return try enumeration(info, call, in: scope) }
      if !info.initializers.isEmpty, let value = try extendedInitializer(info, call, in: scope) { return value }
    }
    guard let entry = catalog.callable(name) else { throw unknown(name, in: scope, call: call, call.callee.source) }
    return try invoke(entry, on: .void, baseSource: call.ownSource, call, as: expected, in: scope)
  }

  /// `Line(items: items, width: 20)` of a `typealias Line = (items: [Item], width: CGFloat)`; `nil` for any other name.
  func namedTuple(_ name: String, _ call: Call, in scope: Scope) throws(Diagnostics) -> Value? {
    guard let alias = declarations.aliases[name], alias.type.name == "Tuple",
      alias.type.arguments.count == call.arguments.count
    else { return nil }
    var elements: [LabelledValue] = []
    for (argument, type) in zip(call.arguments, alias.type.arguments) {
      elements.append(LabelledValue(argument.label, try typed(argument.value, as: swiftType(type), in: scope)))
    }
    return .tuple(elements)
  }

  /// Whether a call is of SwiftUI's view and not of a type that another module of the program's has under its name: its
  /// labels tell.
  private func isOfFrameworkOnly(_ call: Call, _ name: String) -> Bool {
    guard let entry = catalog.callable(name), entry.role == .view, ownType(name) != nil, !takes(call, name) else {
      return false
    }
    return entry.overloads.contains { $0.takesAnything || Signature($0).fits(call) }
  }

  /// `Type.init` as a value: `names.map(Person.init)`.
  func initializer(of type: String) -> ClosureValue {
    ClosureValue(
      .native { (evaluator, arguments, source) throws(Diagnostics) -> Value in
        // `Array(repeating: (), count: 3).map(Item.init)`
        var arguments = arguments.filter { if case .void = $0 { false } else { true } }
        // `rows.enumerated().map(Row.init(index:row:))`: the parts of a tuple are the arguments.
        if case .tuple(let parts)? = arguments.first, arguments.count == 1, !evaluator.takes(1, argumentsIn: type) {
          arguments = parts.map { $0.value }
        }
        let labels = evaluator.labels(of: type, taking: arguments.count)
        let scope = Scope(parent: nil)
        var list: [Argument] = []
        for (index, value) in arguments.enumerated() {
          scope.declare("$\(index)", value)
          list.append(
            Argument(
              label: index < labels.count ? labels[index] : nil,
              value: Expression(.identifier("$\(index)"), source: source), source: source))
        }
        let callee = Expression(.identifier(type), source: source)
        let call = Call(callee: callee, arguments: list, firstTrailingClosure: list.count, ownSource: source)
        return try evaluator.construct(type, call, in: scope)
      })
  }

  /// Whether one of the program's own types has an initialiser with a call's labels.
  package func takes(_ call: Call, _ type: String) -> Bool {
    guard let info = types[type] else { return false }
    var signatures = info.initializers.map { signature($0.parameters) }
    if !info.hasOwnInitializer {
      signatures.append(Signature(info.storedProperties.filter { isMemberwise($0) }.map { memberwiseParameter($0) }))
    }
    return signatures.contains { $0.fits(call) }
  }

  /// Whether an initialiser of an own type takes so many arguments.
  private func takes(_ count: Int, argumentsIn type: String) -> Bool {
    guard let info = types[type] else { return true }
    let members = info.hasOwnInitializer ? [] : info.storedProperties.filter { isMemberwise($0) }
    let open = members.filter { !memberwiseParameter($0).hasDefault }
    return info.initializers.contains { $0.parameters.count == count }
      || !info.hasOwnInitializer && (members.count == count || open.count == count)
  }

  /// The labels of one of the program's own initialisers with so many parameters; none where there is no such one.
  private func labels(of type: String, taking count: Int) -> [String?] {
    guard let info = types[type] else { return [] }
    if let written = info.initializers.first(where: { $0.parameters.count == count }) {
      return written.parameters.map { $0.label }
    }
    let members = info.storedProperties.filter { isMemberwise($0) }
    let open = members.filter { !memberwiseParameter($0).hasDefault }
    return (members.count == count ? members : open).map { $0.name }
  }

  private func instance(of info: TypeInfo, _ call: Call, in scope: Scope) throws(Diagnostics) -> Value {
    try enter(call.ownSource)
    defer { leave() }
    try step(call.ownSource, cost: info.storedProperties.count / 2 + info.initializers.count)
    try take(bytes: info.storedProperties.count * 16, call.ownSource)
    let bounds = info.source?.genericBounds ?? []
    var signatures = info.initializers.map { signature($0, bounds: bounds) }
    let properties = info.storedProperties.filter { isMemberwise($0) }
    if !info.hasOwnInitializer { signatures.append(Signature(properties.map { memberwiseParameter($0, bounds) })) }
    if let superclass = unknownSuperclass(of: info), !signatures.contains(where: { $0.fits(call) }) {
      let object = try instance(of: info, madeBy: superclass, call.ownSource)
      framework.didMake(object, by: superclass, call, self)
      return object
    }
    if !signatures.contains(where: { $0.fits(call) }), let set = try options(of: info, call, in: scope) { return set }
    if signatures.isEmpty { throw .notCallable(info.name, call.ownSource) }
    if let value = try calledInstance(of: info, signatures, call, in: scope) { return value }
    var ranks = ranks(ofInitializers: info.initializers, for: call, in: scope)
    if ranks.count < signatures.count { ranks.append(0) }
    let bound = try bind(signatures, call, named: info.name, ranks: ranks, in: scope)
    if bound.signature < info.initializers.count {
      let info = specialized(info, by: info.initializers[bound.signature], bound)
      return try initialized(info, by: info.initializers[bound.signature], bound, call.ownSource)
    }
    var fields: [Value] = []
    var next = 0
    for property in info.storedProperties {
      var given: Value?
      if isMemberwise(property) {
        given = bound.values[next].first
        next += 1
      }
      fields.append(try memberwiseField(property, of: info, given, call.ownSource))
    }
    return .structure(StructValue(type: info, fields: fields))
  }

  /// `Flow(spacing: 8) { … }` where no initialiser takes the closures: they are for `callAsFunction` of what is made.
  private func calledInstance(
    of info: TypeInfo, _ signatures: [Signature], _ call: Call, in scope: Scope
  ) throws(Diagnostics) -> Value? {
    let first = call.firstTrailingClosure
    guard call.arguments.indices.contains(first), !methods("callAsFunction", of: info).isEmpty,
      !signatures.contains(where: { $0.fits(call) })
    else { return nil }
    var (made, rest) = (call, call)
    made.arguments.removeSubrange(first...)
    (rest.arguments, rest.firstTrailingClosure) = (Array(call.arguments[first...]), 0)
    guard let closure = closure(of: try instance(of: info, made, in: scope)) else { return nil }
    return try callClosure(closure, rest, in: scope)
  }

  private func initialized(
    _ info: TypeInfo, by initializer: FunctionDeclaration, _ bound: BoundArguments, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var fields: [Value] = []
    for property in info.storedProperties { fields.append(try initialField(property, of: info)) }
    let structure = StructValue(type: info, fields: fields)
    let local = Scope(parent: nil)
    local.declare("self", .structure(structure))
    try declareParameters(initializer, bound, in: local)
    let outer = constructing
    constructing = info
    defer { constructing = outer }
    if case .returned(.none) = try execute(initializer.body, in: local, returning: .any) { return .none }
    return local.value("self") ?? .structure(structure)
  }

  /// `Kind(rawValue: 2)`
  private func enumeration(_ info: TypeInfo, _ call: Call, in scope: Scope) throws(Diagnostics) -> Value {
    if !info.initializers.isEmpty, let value = try extendedInitializer(info, call, in: scope) { return value }
    if let entry = catalog.callable(info.name), entry.overloads.contains(where: { Signature($0).fits(call) }) {
      return try invoke(entry, on: .void, baseSource: call.ownSource, call, in: scope)
    }
    let parameter = Signature.Parameter(label: "rawValue", name: "rawValue", type: .any, hasDefault: false)
    let bound = try bind([Signature([parameter])], call, named: info.name, in: scope)
    guard let raw = bound.values.first?.first else { return .none }
    for index in info.cases.indices {
      let value = Value.enumeration(EnumValue(type: info, caseIndex: index, payload: []))
      if equal(try property("rawValue", of: value, call.ownSource), raw) { return value }
    }
    return .none
  }
}

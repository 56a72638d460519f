internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Members that a protocol has only in an extension, without requiring them: where the protocol is the type that is
/// written, they are meant, even if the value's own type has members of the same name.
extension Evaluator {
  /// The names of such members that another type has too; of all others it makes no difference.
  func findHidingNames() -> Set<String> {
    var candidates: Set<String> = []
    var others: Set<String> = []
    for info in types.values where info.kind != nil {
      let names = Set(info.methods.keys).union(info.computedProperties.keys)
      if info.kind == .protocolType { candidates.formUnion(names.filter { !isRequired($0, by: info) }) }
      if info.kind != .protocolType || !info.inherited.isEmpty { others.formUnion(names) }
      for property in info.storedProperties { others.insert(property.name) }
    }
    return candidates.intersection(others)
  }

  /// The methods of a protocol's extension that a call of an expression's member means; `nil` when the value decides.
  func hidingMethods(
    _ name: String, of base: Expression, fitting call: Call, in scope: Scope
  ) -> (candidates: [FunctionDeclaration], type: TypeInfo)? {
    guard hidingNames.contains(name), let type = protocolType(of: base, in: scope) else { return nil }
    for parent in protocols(of: type) {
      if parent.source?.members.functions.contains(where: { $0.name == name && fits([$0], call) }) ?? false {
        return nil
      }
      if let methods = parent.methods[name], fits(methods, call) { return (methods, parent) }
    }
    return nil
  }

  /// The value of a property of a protocol's extension that an expression's member means; `nil` when the value decides.
  func hidingProperty(
    _ name: String, of value: Value, _ base: Expression, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard hidingNames.contains(name), let type = protocolType(of: base, in: scope) else { return nil }
    for parent in protocols(of: type) {
      if isRequired(name, by: parent) { return nil }
      guard let variable = parent.computedProperties[name], let getter = variable.getter else { continue }
      let local = Scope(parent: nil)
      local.declare("self", value, type: selfType(in: parent))
      return try run(getter, in: local, returning: swiftType(variable.type), isBuilder: isBuilder(variable), source)
    }
    return nil
  }

  /// The protocol that an expression's type is where the source says so; `nil` for any other type.
  func protocolType(of expression: Expression, in scope: Scope) -> TypeInfo? {
    if case .identifier("self") = expression.kind { return protocolType(scope.variable("self")?.type ?? .any) }
    return protocolType(staticType(expression, in: scope))
  }

  func protocolType(_ type: SwiftType) -> TypeInfo? {
    guard case .named(let name) = type.unwrapped, let info = types[name], info.kind == .protocolType else { return nil }
    return info
  }

  /// The type of a name that is bound to a value: a protocol where the source says so, else the value's own.
  func boundType(_ value: Value, writtenAs type: @autoclosure () -> SwiftType) -> SwiftType {
    guard !hidingNames.isEmpty, let info = protocolType(type()) else { return inferredType(of: value) }
    return .named(info.name)
  }

  /// What `self` is known to be in a type's members: in those of a protocol nothing but the protocol.
  func selfType(in info: TypeInfo) -> SwiftType { info.kind == .protocolType ? .named(info.name) : .any }

  /// The type of a parameter in the function's body, where a generic parameter has the members of what bounds it.
  func declaredType(_ type: TypeReference, bounds: [GenericBound]) -> SwiftType {
    let declared = swiftType(type)
    if hidingNames.isEmpty || bounds.isEmpty { return declared }
    let bounded = swiftType(type.substituting(bounds.map { GenericArgument(name: $0.parameter, type: $0.type) }))
    return protocolType(bounded.element) == nil ? declared : bounded
  }

  /// `birds.map { $0.size() }`, `ForEach(birds) { … }`: a closure's first parameter is of the type of the elements.
  func takeProtocolElements(_ signatures: inout [Signature], of list: Expression?, in scope: Scope) {
    guard !hidingNames.isEmpty, let list, case .array(let element) = staticType(list, in: scope).unwrapped,
      protocolType(element) != nil
    else { return }
    for index in signatures.indices {
      for place in signatures[index].parameters.indices {
        signatures[index].parameters[place].type.takeFirstParameter(element)
      }
    }
  }

  private func protocols(of info: TypeInfo) -> [TypeInfo] {
    names(of: info).compactMap { types[$0] }.filter { $0.kind == .protocolType }
  }

  private func isRequired(_ name: String, by info: TypeInfo) -> Bool {
    guard let members = info.source?.members else { return false }
    return members.functions.contains { $0.name == name } || members.variables.contains { $0.name == name }
  }
}

extension SwiftType {
  /// The type itself, or of a list its elements'.
  fileprivate var element: SwiftType {
    if case .array(let element) = self { element } else { self }
  }

  fileprivate mutating func takeFirstParameter(_ type: SwiftType) {
    switch self {
    case .function(let parameters, let result) where parameters.first == .any:
      self = .function([type] + parameters.dropFirst(), result)
    case .builder(let parameters, let result) where parameters.first == .any:
      self = .builder([type] + parameters.dropFirst(), result)
    default: return
    }
  }
}

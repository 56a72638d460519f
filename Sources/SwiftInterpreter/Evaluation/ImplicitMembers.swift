package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// `.name` or `.name(…)`: a member of the type that the context wants.
  package func implicitMember(
    _ name: String, _ call: Call?, as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    let wanted = typesWanted(by: expected)
    if name == "init", let call, let type = typeToConstruct(wanted, call, as: expected) {
      return try construct(type, call, as: expected, in: scope)
    }
    for typeName in wanted {
      if let value = try implicitStatic(name, of: typeName, call, as: expected, in: scope, source) { return value }
    }
    if expected.allowsNil, expected != .any {
      if name == "none", call == nil { return .none }
      if name == "some", let call, call.arguments.count == 1 {
        return try typed(call.arguments[0].value, as: expected, in: scope)
      }
    }
    // `choice == .none`, where the type of the optional is what it holds.
    if name == "none", call == nil, wanted.contains(where: { ownType($0) != nil }) { return .none }
    // `[.red, .blue].map { Item(color: $0) }`: where nothing tells the type, it is the one that has such constants.
    if wanted.isEmpty, let usual = framework.usualType(ofConstant: name), !isOwnConstant(name) {
      return try implicitMember(name, call, as: .named(usual), in: scope, source)
    }
    throw unknownImplicit(name, wanted, source)
  }

  /// The names of the types that may have the member.
  private func typesWanted(by expected: SwiftType) -> [String] {
    var wanted: [String] = []
    for type in expected.alternatives {
      if case .named(let typeName) = type { wanted.append(typeName) }
      // `static let samples` in an extension of arrays of a type.
      if case .array(let element) = type {
        wanted += (["Array<\(element.text)>", "Array"] + conformingNames.list).filter { types[$0] != nil }
      }
    }
    return wanted
  }

  /// What `.init(…)` makes.
  private func typeToConstruct(_ wanted: [String], _ call: Call, as expected: SwiftType) -> String? {
    // `columns: .init(repeating: GridItem(), count: 2)`
    let isList = expected.alternatives.contains { if case .array = $0 { true } else { false } }
    if isList, !expected.alternatives.contains(where: { if case .named = $0 { true } else { false } }) {
      return "Array"
    }
    return wanted.first { canConstruct($0, call) } ?? wanted.first
  }

  /// The member of one type, or of another that shares its name.
  private func implicitStatic(
    _ name: String, of typeName: String, _ call: Call?, as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    if let value = try staticMember(name, of: typeName, call, as: expected, in: scope, source) {
      // `private static let footnote = 13.0` in an extension of fonts is not what is meant by `.font(.footnote)`.
      if call == nil, let entry = catalog.staticMember(name, of: typeName), converted(value, to: expected) == nil {
        return try catalogConstant(entry, of: typeName, nil, as: expected, in: scope, source)
      }
      return value
    }
    for other in typesSharingName(with: typeName) {
      if let value = try staticMember(name, of: other, call, as: expected, in: scope, source) { return value }
    }
    return nil
  }

  private func unknownImplicit(_ name: String, _ wanted: [String], _ source: SourceRange) -> Diagnostics {
    guard let first = wanted.first else { return .noContext(name, source) }
    if let error = framework.unknownStatic(name, of: first, source) { return error }
    if let relative = catalog.gap(".\(name)") { return .unsupported(".\(name)", relative: relative, source) }
    var candidates: [String] = []
    for typeName in wanted {
      candidates += catalog.staticNames(of: typeName) + (types[typeName]?.cases.map { $0.name } ?? [])
    }
    return .unknownStatic(name, of: first, near: suggestion(for: name, in: candidates), source)
  }

  /// Whether one of the program's types has a constant of that name.
  private func isOwnConstant(_ name: String) -> Bool {
    types.values.contains { info in
      info.kind != nil && (info.staticProperties[name] != nil || info.cases.contains { $0.name == name })
    }
  }

  /// Whether a type of the catalogue has an initialiser with a call's labels; the program's own types are asked later.
  private func canConstruct(_ typeName: String, _ call: Call) -> Bool {
    if ownType(typeName) != nil { return true }
    guard let entry = catalog.callable(typeName) else { return false }
    return entry.overloads.contains { overload in
      if overload.takesAnything { return true }
      let result = Signature(overload).match(call.arguments, firstTrailingClosure: call.firstTrailingClosure)
      if case .matched = result { return true }
      return false
    }
  }
}

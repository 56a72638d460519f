internal import ViewProgram

internal import struct LayoutEngine.SourceRange

/// Which type a name means where several types have nested ones of that name.
extension Evaluator {
  /// The type that a name means at a place of the source: one nested in a type around it, of its own file, or the
  /// program's.
  func typeName(behind name: String, in scope: Scope, _ source: SourceRange) -> String {
    if let special = ownSpecialization(of: name, in: scope) { return special }
    guard declarations.nestedTypes[name] != nil, let own = scope.value("self") else { return programType(name, source) }
    var outer = selfTypeName(own)
    while types[outer] != nil {
      let nested = "\(outer).\(name)"
      if let info = types[nested] { return info.fullName }
      guard let dot = outer.lastIndex(of: ".") else { break }
      outer = String(outer[..<dot])
    }
    return programType(name, source)
  }

  /// The types that a type is nested in, the innermost first: what is static in them is called by its name alone.
  func types(around name: String) -> [String] {
    var outer = (types[name]?.name ?? name)[...]
    var found: [String] = []
    while let dot = outer.lastIndex(of: ".") {
      outer = outer[..<dot]
      if types[String(outer)] != nil { found.append(String(outer)) }
    }
    return found
  }

  /// A type as it is written in a body, where the names of nested types mean those around it.
  func swiftType(_ reference: TypeReference?, in scope: Scope) -> SwiftType {
    guard var reference else { return .any }
    if declarations.hasSpecializations { reference = reference.substituting(genericArguments(in: scope)) }
    return swiftType(declarations.nestedTypes.isEmpty ? reference : named(reference, in: scope))
  }

  private func named(_ reference: TypeReference, in scope: Scope) -> TypeReference {
    var reference = reference
    if declarations.nestedTypes[reference.name] != nil {
      let name = typeName(behind: reference.name, in: scope, reference.source)
      if types[name] != nil { reference.name = name }
    }
    reference.arguments = reference.arguments.map { named($0, in: scope) }
    return reference
  }

  private func programType(_ name: String, _ source: SourceRange) -> String {
    typeName(behind: privateNames.name(name, at: source))
  }

  /// The types whose constants an implicit member of a type may be: others of the same last name come after it.
  func typesSharingName(with name: String) -> [String] {
    (declarations.nestedTypes[name] ?? []).filter { types[$0] !== types[name] }
  }
}

internal import ViewProgram

/// What the program's `typealias` declarations stand for.
extension Evaluator {
  /// What a type stands for after type aliases are followed, also those of its parts: `Handler?`.
  func withoutAliases(_ reference: TypeReference, depth: Int = 0) -> TypeReference {
    if declarations.aliases.isEmpty && declarations.hidingAliases.isEmpty || depth == 8 { return reference }
    let hiding = declarations.hidingAliases.alias(reference.name, at: reference.source)
    if let alias = hiding ?? declarations.aliases[reference.name], !isTypeByItself(alias) {
      return withoutAliases(alias.type(with: reference.arguments), depth: depth + 1)
    }
    if let renamed = withoutOuterAlias(reference) { return withoutAliases(renamed, depth: depth + 1) }
    if reference.arguments.isEmpty { return reference }
    var reference = reference
    reference.arguments = reference.arguments.map { withoutAliases($0, depth: depth + 1) }
    return reference
  }

  /// Whether an alias stands for another module's generic type, `Tagged<Font, String>`, and the program extends it under
  /// the alias's name: its members are those of this one type.
  func isTypeByItself(_ alias: TypeAlias) -> Bool {
    guard !alias.type.arguments.isEmpty, let added = types[alias.name], added.kind == nil else { return false }
    return types[alias.type.name] == nil && !catalog.isType(alias.type.name)
  }

  /// `UIFont.TextStyle` of `PlatformFont.TextStyle` beside `typealias PlatformFont = UIFont`; `nil` for any other type.
  private func withoutOuterAlias(_ reference: TypeReference) -> TypeReference? {
    guard let dot = reference.name.utf8.firstIndex(of: UInt8(ascii: ".")),
      let alias = declarations.aliases[String(reference.name[..<dot])], alias.genericParameters.isEmpty,
      alias.type.arguments.isEmpty
    else { return nil }
    var renamed = reference
    renamed.name = alias.type.name + reference.name[dot...]
    return renamed
  }
}

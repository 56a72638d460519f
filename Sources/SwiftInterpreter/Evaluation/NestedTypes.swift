/// Which type a name means where several types have nested ones of that name.
extension Evaluator {
  /// The type that a bare name means: one nested in the type around the code comes before any other.
  func typeName(of name: String, in scope: Scope) -> String {
    guard nestedTypes[name] != nil, let own = scope.value("self") else { return typeName(behind: name) }
    var outer = selfTypeName(own)
    while types[outer] != nil {
      let nested = "\(outer).\(name)"
      if types[nested] != nil { return nested }
      guard let dot = outer.lastIndex(of: ".") else { break }
      outer = String(outer[..<dot])
    }
    return typeName(behind: name)
  }

  /// The types whose constants an implicit member of a type may be: others of the same last name come after it.
  func typesSharingName(with name: String) -> [String] {
    (nestedTypes[name] ?? []).filter { types[$0] !== types[name] }
  }
}

internal import ViewProgram

/// Types that a declaration may name although no call of their name makes a value.
extension Catalog {
  static let types: [CatalogEntry] = [
    .type("Void", "Nothing."),
    .type("Character", "A character of a text, which is a String here."),
    CatalogEntry(
      .initializer, "ObjectIdentifier", "What tells a type or an object from all others.", [.unlabelled("x", .any)]
    ) { call throws(Diagnostics) in call.value("x") ?? .none },
    CatalogEntry(
      .initializer, "Optional", "A value that there may be.", [.unlabelled("value", .result)]
    ) { call throws(Diagnostics) in call.value("value") ?? .none },
    CatalogEntry(
      .staticMember(of: "Optional"), "some", "The value itself.", [.unlabelled("value", .result)]
    ) { call throws(Diagnostics) in call.value("value") ?? .none },
    CatalogEntry(constant: "none", of: "Optional", "No value.") { _ throws(Diagnostics) in .none },
  ]
}

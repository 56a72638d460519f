internal import ViewProgram

/// `assert` and its relatives, which a program that works passes; their conditions are not evaluated.
extension Catalog {
  static let assertions: [CatalogEntry] =
    ["assert", "precondition"].map { name in
      check(name, [.unlabelled("condition", .unread), .unlabelled("message", .unread, default: "\"\"")])
    } + [check("assertionFailure", [.unlabelled("message", .unread, default: "\"\"")])]

  private static func check(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    CatalogEntry(.function, name, "Does nothing here.", parameters) { _ throws(Diagnostics) in .void }
  }
}

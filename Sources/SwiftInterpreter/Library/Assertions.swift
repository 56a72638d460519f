internal import ViewProgram

/// `assert` and its relatives, which hold in a working program; their conditions are not evaluated. If one ends the
/// program, its message is reported.
extension Catalog {
  static let assertions: [CatalogEntry] =
    ["assert", "precondition"].map { name in
      check(name, [.unlabelled("condition", .unread), .unlabelled("message", .unread, default: "\"\"")])
    } + [check("assertionFailure", [.unlabelled("message", .unread, default: "\"\"")])]
    + programEnds.map { name in
      CatalogEntry(
        .function, name, "Ends the program; something stands in for what it was to make.",
        [.unlabelled("message", .string, default: "\"\"")]
      ) { call throws(Diagnostics) in throw .programEnd(name, call.string("message") ?? "", call.source) }
    }

  /// The functions that never return.
  static let programEnds = ["fatalError", "preconditionFailure"]

  private static func check(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    CatalogEntry(.function, name, "Does nothing here.", parameters) { _ throws(Diagnostics) in .void }
  }
}

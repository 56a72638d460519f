internal import ViewProgram

/// `Hasher`, as a constant whose name is the number of what was combined so far.
extension Catalog {
  static let hashing: [CatalogEntry] = [
    CatalogEntry(.initializer, hasher, "Makes one number of many values.", []) { _ throws(Diagnostics) in
      .symbol(type: hasher, name: "")
    },
    CatalogEntry(
      .member(of: hasher), "combine", "Adds a value.",
      [
        Overload(isMutating: true, [.unlabelled("value", .any)]) { call throws(Diagnostics) in
          guard case .symbol(_, let before) = call.base else { return .void }
          let text = before + " " + call.evaluator.text(call.value("value") ?? .none)
          call.base = .symbol(type: hasher, name: String(Evaluator.hash(of: text)))
          return .void
        }
      ]),
    CatalogEntry(
      .member(of: hasher), "finalize", "The number of all values.",
      [
        Overload(isMutating: true, []) { call throws(Diagnostics) in
          guard case .symbol(_, let number) = call.base else { return .int(0) }
          return .int(Int64(number) ?? 0)
        }
      ]),
  ]

  private static let hasher = "Hasher"
}

extension Evaluator {
  /// A number for a value, by its text: the same in every run, while Swift's differ.
  static func hash(of text: String) -> Int64 {
    Int64(bitPattern: text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }
}

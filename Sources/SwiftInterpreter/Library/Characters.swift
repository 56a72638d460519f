internal import ViewProgram

/// Properties of characters, such as `character.isLetter`. A character is a text of length one here.
extension Catalog {
  static let characters: [CatalogEntry] = [
    character("isLetter") { $0.isLetter }, character("isNumber") { $0.isNumber },
    character("isWholeNumber") { $0.isWholeNumber }, character("isHexDigit") { $0.isHexDigit },
    character("isUppercase") { $0.isUppercase }, character("isLowercase") { $0.isLowercase },
    character("isWhitespace") { $0.isWhitespace }, character("isNewline") { $0.isNewline },
    character("isPunctuation") { $0.isPunctuation }, character("isSymbol") { $0.isSymbol },
    character("isASCII") { $0.isASCII },
    CatalogEntry(property: "wholeNumberValue", of: "String", "The number that a character stands for, or nil.") {
      call throws(Diagnostics) in
      guard case .string(let text) = call.base else { return .none }
      return text.first?.wholeNumberValue.map { .int($0) } ?? .none
    },
  ]

  private static func character(_ name: String, _ holds: @escaping @Sendable (Character) -> Bool) -> CatalogEntry {
    CatalogEntry(property: name, of: "String", "Whether a character is one of these.") { call throws(Diagnostics) in
      guard case .string(let text) = call.base, let first = text.first else { return .bool(false) }
      return .bool(holds(first))
    }
  }
}

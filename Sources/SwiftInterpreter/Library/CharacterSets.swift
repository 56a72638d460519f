internal import ViewProgram

/// Sets of characters: each is a constant whose name is that of a known set, lists the characters, or inverts another
/// set.
extension Catalog {
  static let characterSets: [CatalogEntry] =
    constants(characterSet, CharacterSetName.allCases.map { $0.rawValue }) + [
      CatalogEntry(
        .initializer, characterSet, "A set of characters.", [.labelled("charactersIn", .string, default: "\"\"")]
      ) { call throws(Diagnostics) in
        .symbol(type: characterSet, name: listPrefix + (call.string("charactersIn") ?? ""))
      },
      CatalogEntry(property: "inverted", of: characterSet, "All other characters.") { call throws(Diagnostics) in
        guard case .symbol(_, let name) = call.base else { return call.base }
        let isInverted = name.hasPrefix(invertedPrefix)
        return .symbol(type: characterSet, name: isInverted ? String(name.dropFirst()) : invertedPrefix + name)
      },
      CatalogEntry(
        .member(of: "String"), "trimmingCharacters", "The text without the characters of a set at its ends.",
        [.labelled("in", .named(characterSet))]
      ) { call throws(Diagnostics) in
        guard case .string(let text) = call.base else { return .none }
        let set = call.symbol("in") ?? ""
        // Each character is looked for in the list.
        try call.evaluator.step(call.source, cost: set.utf8.count / 64 * (text.utf8.count / 64))
        var kept = text[...]
        while let first = kept.first, contains(first, set) { kept.removeFirst() }
        while let last = kept.last, contains(last, set) { kept.removeLast() }
        return .string(String(kept))
      },
    ]

  static let characterSet = "CharacterSet"
  /// The prefixes of the name of an inverted set, and of one that lists its characters.
  private static let (invertedPrefix, listPrefix) = ("!", "=")

  private enum CharacterSetName: String, CaseIterable {
    case whitespaces, newlines, whitespacesAndNewlines
    case letters, lowercaseLetters, uppercaseLetters, decimalDigits, alphanumerics, punctuationCharacters
  }

  /// Whether a set has a character, by the set's name.
  static func contains(_ character: Character, _ set: String) -> Bool {
    if set.hasPrefix(invertedPrefix) { return !contains(character, String(set.dropFirst())) }
    if set.hasPrefix(listPrefix) { return set.dropFirst().contains(character) }
    switch CharacterSetName(rawValue: set) {
    case .whitespaces: return character.isWhitespace && !character.isNewline
    case .newlines: return character.isNewline
    case .letters: return character.isLetter
    case .lowercaseLetters: return character.isLowercase
    case .uppercaseLetters: return character.isUppercase
    case .decimalDigits: return character.isNumber
    case .alphanumerics: return character.isLetter || character.isNumber
    case .punctuationCharacters: return character.isPunctuation
    case .whitespacesAndNewlines, nil: return character.isWhitespace
    }
  }
}

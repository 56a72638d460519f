/// The plural of English words, for texts that are inflected: `^[3 item](inflect: true)`.
enum EnglishPlural {
  /// A text with its last word in the plural.
  static func text(_ text: String) -> String {
    let start = text.lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    return String(text[..<start]) + word(String(text[start...]))
  }

  private static func word(_ word: String) -> String {
    if word.isEmpty { return word }
    let small = word.lowercased()
    if let known = irregular.first(where: { $0.one == small }) {
      return String(word.dropLast(known.end)) + known.many
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: { small.hasSuffix($0) }) { return word + "es" }
    let beforeLast = small.dropLast().last.map { !"aeiou".contains($0) } ?? false
    if small.hasSuffix("y"), beforeLast { return String(word.dropLast()) + "ies" }
    return word + "s"
  }

  /// The letters at the end of a word that are replaced, and by what.
  private static let irregular: [(one: String, end: Int, many: String)] = [
    ("person", 4, "ople"), ("child", 0, "ren"), ("man", 2, "en"), ("woman", 2, "en"), ("foot", 3, "eet"),
    ("tooth", 4, "eeth"),
    ("mouse", 4, "ice"), ("leaf", 1, "ves"), ("knife", 2, "ves"), ("life", 2, "ves"), ("shelf", 1, "ves"),
    ("half", 1, "ves"),
  ]
}

internal import ViewProgram

/// Foundation's comparisons of texts, in American English.
extension Catalog {
  static let textComparisons: [CatalogEntry] =
    [
      order("compare") { ($0, $1) }, order("localizedCompare") { ($0.lowercased(), $1.lowercased()) },
      order("caseInsensitiveCompare") { ($0.lowercased(), $1.lowercased()) },
      order("localizedCaseInsensitiveCompare") { ($0.lowercased(), $1.lowercased()) },
      order("localizedStandardCompare") { (padded($0.lowercased()), padded($1.lowercased())) },
      search("localizedStandardContains"), search("localizedCaseInsensitiveContains"),
    ] + constants("ComparisonResult", ["orderedAscending", "orderedSame", "orderedDescending"])

  private static func order(
    _ name: String, _ compared: @escaping @Sendable (String, String) -> (String, String)
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "String"), name, "Which of two texts comes first.", [.unlabelled("other", .string)]) {
      call throws(Diagnostics) in
      guard case .string(let text) = call.base else { return .none }
      let other = call.string("other") ?? ""
      try call.evaluator.step(call.source, cost: (text.utf8.count + other.utf8.count) / 16)
      let (first, second) = compared(text, other)
      let name = first == second ? "orderedSame" : first < second ? "orderedAscending" : "orderedDescending"
      return .symbol(type: "ComparisonResult", name: name)
    }
  }

  /// Whether a text contains a part, ignoring case. An empty part is not found.
  private static func search(_ name: String) -> CatalogEntry {
    textTest(name) { text, part in
      !part.isEmpty && find(Array(part.lowercased().utf8), in: Array(text.lowercased().utf8))
    }
  }

  /// Numbers of up to this many digits are ordered by their values.
  private static let mostDigits = 20

  /// The text with zeros before its numbers, so that `a2` comes before `a10`.
  private static func padded(_ text: String) -> String {
    var result = ""
    var number = ""
    for character in text + " " {
      if character.isWholeNumber, character.isASCII {
        number.append(character)
        continue
      }
      if !number.isEmpty {
        result += String(repeating: "0", count: max(0, mostDigits - number.count)) + number
        number = ""
      }
      result.append(character)
    }
    return result
  }
}

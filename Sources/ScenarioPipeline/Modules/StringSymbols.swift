internal import Foundation
internal import LayoutEngine
internal import SwiftUIViews

/// The symbols that Xcode makes of a string catalog while it builds, as source that is read like a file of the module:
/// `Text(.alertTitle)`, `String(localized: .daysLeft(3))`.
///
/// 1. A text that somebody added to the catalog has a symbol; one that Xcode found in the code has none.
/// 2. Its name is the key's words in one, without places for values: `Alert.Logout.message` is `alertLogoutMessage`.
/// 3. A text with places for values is a function of them. A value has a label where the catalog names it.
/// 4. Symbols of `Localizable` are members of `LocalizedStringResource`; those of another catalog are in a type of its
///    name in there.
///
/// Each gives its text in English, or else in the language of the source.
struct StringSymbols {
  private let catalog: StringCatalog
  private let table: String

  /// - Parameter name: The file's name.
  init(of catalog: StringCatalog, in name: String) {
    self.catalog = catalog
    table = StringSymbols.name(of: StringSymbols.words(name.split(separator: ".").first.map(String.init) ?? "")) ?? ""
  }

  /// Whether a file of that name is a catalog whose texts code may name.
  static func areMade(of name: String) -> Bool {
    // Of these the system reads the texts.
    name.hasSuffix(".xcstrings") && !name.hasPrefix("InfoPlist") && !name.hasPrefix("AppShortcuts")
  }

  /// Whether a catalog may have a text that was added by hand. Most have none, and a catalog in all its languages may
  /// be long.
  static func mayBeMade(of bytes: [UInt8]) -> Bool { Data(bytes).range(of: Data("\"manual\"".utf8)) != nil }

  /// Empty where no text has a symbol.
  var source: String {
    var known: Set<String> = []
    let symbols = catalog.entries.filter(\.isManual).compactMap(declaration)
      // Of two keys with the same words the first has the symbol.
      .filter { known.insert($0.signature).inserted }.map { $0.signature + " { " + $0.body + " }" }
    if symbols.isEmpty { return "" }
    let members = symbols.map { "  \($0)\n" }.joined()
    let isOwnType = table != "Localizable" && !table.isEmpty
    return "import SwiftUI\nextension LocalizedStringResource {\n"
      + (isOwnType ? "enum \(table) {\n\(members)}\n" : members) + "}\n"
  }

  private func declaration(of entry: StringCatalog.Entry) -> (signature: String, body: String)? {
    guard let name = StringSymbols.name(for: entry.key) else { return nil }
    let text = entry.texts["other"] ?? entry.key
    let places = values(in: text)
    if places.isEmpty { return ("static var `\(name)`: LocalizedStringResource", literal(text)) }
    let parameters = places.map { "\($0.name == nil ? "_ " : "")\(argument($0)): \(type($0))" }
    return (
      "static func `\(name)`(\(parameters.joined(separator: ", "))) -> LocalizedStringResource",
      choice(of: entry, text, places)
    )
  }

  /// The text in the plural that the first whole number asks for.
  private func choice(of entry: StringCatalog.Entry, _ text: String, _ places: [FormatPlace]) -> String {
    guard let count = places.first(where: \.isInteger) else { return literal(text) }
    let plurals = StringCatalog.plurals.enumerated().compactMap { number, form in
      entry.texts[form].map { "if \(argument(count)) == \(number) { return \(literal($0)) }; " }
    }
    return plurals.isEmpty ? literal(text) : plurals.joined() + "return " + literal(text)
  }

  // MARK: Names

  /// `nil` for a key without a word.
  private static func name(for key: String) -> String? {
    let plain = FormatPlace.parts(of: key).map { if case .literal(let text) = $0 { text } else { " " } }.joined()
    let words = words(plain)
    return name(of: words.prefix(1).map(beginningSmall) + words.dropFirst())
  }

  private static func name(of words: [String]) -> String? {
    guard let first = words.first?.first else { return nil }
    return (first.isNumber ? "_" : "") + words.joined()
  }

  /// The words of a text, each with a capital letter.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }
  }

  /// `ok` for `OK`, `urlSession` for `URLSession`, `about` for `About`.
  private static func beginningSmall(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let small = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(small).lowercased() + word.dropFirst(small)
  }

  // MARK: Values

  /// The places in a text, one for each value, in the order of the values.
  private func values(in text: String) -> [FormatPlace] {
    var known: [Int: FormatPlace] = [:]
    for case .place(let place) in FormatPlace.parts(of: text) where known[place.number] == nil {
      known[place.number] = place
    }
    return known.keys.sorted().compactMap { known[$0] }
  }

  private func argument(_ place: FormatPlace) -> String {
    place.name.flatMap { StringSymbols.name(for: $0) }.map { "`\($0)`" } ?? "arg\(place.number + 1)"
  }

  private func type(_ place: FormatPlace) -> String {
    place.isInteger ? "Int" : place.isText ? "String" : "Double"
  }

  // MARK: Texts

  /// The text as a literal in which its values are interpolated.
  private func literal(_ text: String) -> String {
    let parts = FormatPlace.parts(of: text).map { part in
      switch part {
      case .literal(let text): text.escapedForLiteral
      case .place(let place) where place.isInteger || place.isText: "\\(\(argument(place)))"
      case .place(let place): "\\(\(argument(place)), specifier: \"\(place.specifier)\")"
      }
    }
    return "\"\(parts.joined())\""
  }
}

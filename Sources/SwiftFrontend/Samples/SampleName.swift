/// Guesses from a property's name what its value may be.
enum SampleName {
  /// `movieTitle` as "Movie Title".
  static func words(of name: String) -> String {
    var words = ""
    for character in name.drop(while: { $0 == "_" }) {
      if character == "_" {
        words += " "
      } else if words.isEmpty || words.last == " " {
        words += character.uppercased()
      } else {
        if character.isUppercase, words.last?.isLowercase ?? false { words += " " }
        words.append(character)
      }
    }
    return words.isEmpty ? "Value" : words
  }

  /// A length for a name that sounds like one, and otherwise a fraction.
  static func number(for name: String) -> Double {
    let name = name.lowercased()
    if ["width", "height", "size", "length", "side", "diameter"].contains(where: name.hasSuffix) { return 100 }
    if ["spacing", "padding", "radius", "inset", "offset", "margin", "thickness"].contains(where: name.hasSuffix) {
      return 8
    }
    return 0.5
  }

  /// Whether a string of that name is most often the name of a symbol.
  static func isSymbol(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["icon", "iconname", "symbol", "symbolname", "systemname", "systemimage", "systemimagename"]
      .contains(where: name.hasSuffix)
  }

  /// The name of one of several: `titles` becomes `title1` and so on.
  static func element(of name: String, _ number: Int?) -> String {
    let isPlural = name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 2
    let singular = isPlural ? String(name.dropLast()) : name
    return number.map { numbered(singular, $0) } ?? singular
  }

  /// The name of a thing with a number: `title` as `title_2`.
  static func numbered(_ name: String, _ number: Int) -> String { "\(name)_\(number)" }

  /// The number in a name that was made with one.
  static func number(in name: String) -> Int? {
    name.lastIndex(of: "_").flatMap { Int(name[name.index(after: $0)...]) }
  }

  /// Whether a number of that name distinguishes one thing from another.
  static func isID(_ name: String) -> Bool { name == "id" || name.hasSuffix("ID") || name.hasSuffix("Id") }

  /// Whether a generic parameter of that name is most often a view.
  static func isView(_ name: String) -> Bool {
    let endings = [
      "Content", "Label", "View", "Header", "Footer", "Destination", "Background", "Overlay", "Icon", "Title",
      "Accessory", "Row", "Placeholder", "Leading", "Trailing", "Cell", "Body",
    ]
    return name == "V" || endings.contains(where: name.hasSuffix)
  }
}

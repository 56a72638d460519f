/// A place for a value in a text in one language: `%@`, `%lld`, `%.1f`; `%2$@` where the values' order differs and
/// `%(count)lld` where the value has a name.
package struct FormatPlace {
  /// Its number among the text's values, from 0.
  package var number: Int
  /// The name that the catalog gives the value; `nil` where it gives none.
  package var name: String?
  /// How the value is written, without number and name: `%.1f`.
  package var specifier: String

  /// Whether a whole number stands there.
  package var isInteger: Bool { specifier.last.map { "diu".contains($0) } ?? false }
  /// Whether a text, or a value that describes itself, stands there.
  package var isText: Bool { specifier.last == "@" }

  package enum Part {
    case literal(String)
    case place(FormatPlace)
  }

  /// The parts of a text in their order; `%%` is a percent sign.
  package static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    var next = 0
    while let character = rest.popFirst() {
      if character == "%", rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
      } else if character == "%", let place = place(&rest, next) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.place(place))
        next = place.number + 1
      } else {
        literal.append(character)
      }
    }
    return literal.isEmpty ? parts : parts + [.literal(literal)]
  }

  /// Takes a place after its percent sign; `nil`, and nothing is taken, where there is none.
  private static func place(_ rest: inout Substring, _ next: Int) -> FormatPlace? {
    var left = rest
    var place = FormatPlace(number: next, specifier: "%")
    let digits = left.prefix(while: isDigit)
    if let number = Int(digits), number > 0, left.dropFirst(digits.count).first == "$" {
      place.number = number - 1
      left = left.dropFirst(digits.count + 1)
    }
    if left.first == "(" {
      let name = left.dropFirst().prefix { $0 != ")" }
      place.name = String(name)
      left = left.dropFirst(name.count + 2)
    }
    let flags = left.prefix { isDigit($0) || ".#+-".contains($0) }
    left = left.dropFirst(flags.count)
    let length = left.prefix { "lhqz".contains($0) }
    left = left.dropFirst(length.count)
    guard let kind = left.popFirst(), "@dufFgGeExXsci".contains(kind) else { return nil }
    place.specifier += flags + length + String(kind)
    rest = left
    return place
  }

  private static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }
}

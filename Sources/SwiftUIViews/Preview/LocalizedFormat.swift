internal import SwiftInterpreter

/// A translated text with places for values: `%@ has %lld items`, or `%2$@` where the order differs.
enum LocalizedFormat {
  enum Part {
    case literal(String)
    /// The place of a value, by its number.
    case value(Int)
  }

  /// The key of a text in a plural, such as `one`; the usual plural has the key itself.
  static func key(_ key: String, plural: String) -> String { "\(key)|==|plural.\(plural)" }

  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = format[...]
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard let place = place(&rest, next) else {
        literal.append("%")
        continue
      }
      parts += literal.isEmpty ? [] : [.literal(literal)]
      literal = ""
      parts.append(.value(place))
      next = place + 1
    }
    return parts + (literal.isEmpty ? [] : [.literal(literal)])
  }

  /// The number of the value for a conversion; `nil` for any other text.
  private static func place(_ rest: inout Substring, _ next: Int) -> Int? {
    var left = rest
    var place = next
    let digits = left.prefix { $0 >= "0" && $0 <= "9" }
    if let number = Int(digits), left.dropFirst(digits.count).first == "$", number > 0 {
      place = number - 1
      left = left.dropFirst(digits.count + 1)
    }
    // `%(count)lld`: a name, for code that Xcode makes of the text.
    if left.first == "(", let end = left.firstIndex(of: ")") { left = left[left.index(after: end)...] }
    left = left.drop { ($0 >= "0" && $0 <= "9") || $0 == "." || $0 == "#" || $0 == "+" || $0 == "-" }
    if left.first == "@" {
      rest = left.dropFirst()
      return place
    }
    left = left.drop { $0 == "l" || $0 == "h" || $0 == "q" || $0 == "z" }
    guard let kind = left.first, "dufFgGeExXsci".contains(kind) else { return nil }
    rest = left.dropFirst()
    return place
  }
}

extension Value {
  /// How a value's place is written in a key.
  var keySpecifier: String {
    switch self {
    case .int: "%lld"
    case .double: "%lf"
    default: "%@"
    }
  }
}

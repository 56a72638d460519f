/// The addresses that a value or a style sheet names: `url(#clip)`, `url("data:…")`.
///
/// Every figure has some, and a regular expression would be compiled anew for each of them.
enum StyleAddresses {
  /// The addresses in their order, without quotation marks.
  static func all(in value: String) -> [String] {
    let bytes = Array(value.utf8)
    var found: [String] = []
    var rest = bytes[...]
    // A style sheet has thousands of characters and few parentheses.
    while let parenthesis = rest.firstIndex(of: UInt8(ascii: "(")) {
      rest = bytes[(parenthesis + 1)...]
      guard bytes[..<parenthesis].suffix(3).elementsEqual("url".utf8) else { continue }
      if let address = address(at: rest) { found.append(address) }
    }
    return found
  }

  /// The text up to the closing parenthesis; `nil` if something else follows.
  private static func address(at start: ArraySlice<UInt8>) -> String? {
    var rest = start.drop(while: isSpace)
    if let first = rest.first, isQuote(first) { rest.removeFirst() }
    let address = rest.prefix { !isQuote($0) && $0 != UInt8(ascii: ")") }
    rest = rest[address.endIndex...]
    if let first = rest.first, isQuote(first) { rest.removeFirst() }
    return rest.drop(while: isSpace).first == UInt8(ascii: ")") ? String(decoding: address, as: UTF8.self) : nil
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }
}

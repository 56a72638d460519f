/// Finds square brackets that nest deeper than the parser can look ahead.
///
/// The parser tries each `[` as the start of a type before it reads an array; within one another each doubles
/// the time. So the depth is measured before anything is parsed, outside of comments and of the text of strings.
struct BracketScan {
  /// What the scan stands in.
  private enum Context: Equatable {
    /// Code, with the depth of square brackets since the last brace, and the open parentheses within.
    case code(brackets: Int, parentheses: Int)
    case string(pounds: Int, quotes: Int)
  }

  private let bytes: [UInt8]
  private let limit: Int
  private var offset = 0
  private var contexts: [Context] = [.code(brackets: 0, parentheses: 0)]

  private init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  /// The offset of the first bracket beyond the limit.
  static func excess(in bytes: [UInt8], limit: Int) -> Int? {
    var scan = BracketScan(bytes, limit: limit)
    while scan.offset < bytes.count {
      switch scan.contexts.last {
      case .code(let brackets, let parentheses)?:
        if scan.readCode(brackets, parentheses) { return scan.offset }
      case .string(let pounds, let quotes)?: scan.readString(pounds, quotes)
      case nil: scan.contexts = [.code(brackets: 0, parentheses: 0)]
      }
    }
    return nil
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// How often a byte is repeated here.
  private func count(of byte: UInt8, from distance: Int = 0) -> Int {
    var count = 0
    while self.byte(distance + count) == byte { count += 1 }
    return count
  }

  /// Reads one byte of code, or the start of a string, or a comment; true at a bracket beyond the limit.
  private mutating func readCode(_ brackets: Int, _ parentheses: Int) -> Bool {
    let top = contexts.count - 1
    switch byte() {
    case UInt8(ascii: "["):
      if brackets == limit { return true }
      contexts[top] = .code(brackets: brackets + 1, parentheses: parentheses)
    case UInt8(ascii: "]"): contexts[top] = .code(brackets: max(0, brackets - 1), parentheses: parentheses)
    case UInt8(ascii: "("): contexts[top] = .code(brackets: brackets, parentheses: parentheses + 1)
    case UInt8(ascii: ")"): closeParenthesis(brackets, parentheses)
    case UInt8(ascii: "{"): contexts.append(.code(brackets: 0, parentheses: 0))
    case UInt8(ascii: "}"): if contexts.count > 1 { contexts.removeLast() }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): openString()
    default: break
    }
    offset += 1
    return false
  }

  /// The parenthesis that was not opened in this code ends an interpolation.
  private mutating func closeParenthesis(_ brackets: Int, _ parentheses: Int) {
    if parentheses > 0 {
      contexts[contexts.count - 1] = .code(brackets: brackets, parentheses: parentheses - 1)
    } else if contexts.count > 1, case .string = contexts[contexts.count - 2] {
      contexts.removeLast()
    }
  }

  private mutating func openString() {
    let pounds = count(of: UInt8(ascii: "#"))
    guard byte(pounds) == UInt8(ascii: "\"") else { return }
    let quotes = count(of: UInt8(ascii: "\""), from: pounds) >= 3 ? 3 : 1
    contexts.append(.string(pounds: pounds, quotes: quotes))
    offset += pounds + quotes - 1
  }

  private mutating func readString(_ pounds: Int, _ quotes: Int) {
    switch byte() {
    case UInt8(ascii: "\""):
      let isEnd = count(of: UInt8(ascii: "\"")) >= quotes && count(of: UInt8(ascii: "#"), from: quotes) >= pounds
      if isEnd { contexts.removeLast() }
      offset += isEnd ? quotes + pounds : 1
    case UInt8(ascii: "\\") where count(of: UInt8(ascii: "#"), from: 1) >= pounds:
      offset += 1 + pounds
      if byte() == UInt8(ascii: "(") { contexts.append(.code(brackets: 0, parentheses: 0)) }
      offset += 1
    case UInt8(ascii: "\n") where quotes == 1:
      // Such a string was never closed; its line is all that is lost.
      contexts.removeLast()
      offset += 1
    default: offset += 1
    }
  }

  private mutating func skipLine() {
    while let next = byte(), next != 0x0A, next != 0x0D { offset += 1 }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    while offset < bytes.count {
      let pair = (byte(), byte(1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        offset += 1
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        offset += 1
        if depth == 0 { return }
      }
      offset += 1
    }
  }
}

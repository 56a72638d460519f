/// Finds nesting that the parser does not bound itself, before anything is parsed.
///
/// The parser tries each `[` as the start of a type before it reads an array, so nested brackets double its time;
/// the middle of a ternary, the condition of an `if` and the arguments of a generic type recurse without a limit.
/// Comments and the text of strings do not count. The scan is simpler than the parser: a lone `?` counts as a ternary
/// that waits for `:`, and a `<` right after a name as one that waits for `>`.
struct NestingScan {
  /// The brackets that are open in one stretch of code between braces.
  private struct Depths {
    /// The number of brackets that are open around that stretch.
    var outside = 0
    var brackets = 0
    var parentheses = 0
    var ternaries = 0
    var conditions = 0
    var generics = 0

    var total: Int { outside + brackets + parentheses + ternaries + conditions + generics }
    /// The stretch that a brace or an interpolation opens inside this one.
    var inner: Depths { Depths(outside: total + 1) }
  }

  private enum Context {
    case code(Depths)
    case string(pounds: Int, quotes: Int)
  }

  private let bytes: [UInt8]
  private let limits: Frontend.Limits
  private var offset = 0
  private var contexts: [Context] = [.code(Depths())]

  private init(_ bytes: [UInt8], limits: Frontend.Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The offset of the first token beyond a limit, and that limit.
  static func excess(in bytes: [UInt8], limits: Frontend.Limits) -> (offset: Int, limit: Int)? {
    var scan = NestingScan(bytes, limits: limits)
    while scan.offset < bytes.count {
      switch scan.contexts.last {
      case .code(let depths)?:
        let start = scan.offset
        if let limit = scan.readCode(depths) { return (start, limit) }
      case .string(let pounds, let quotes)?: scan.readString(pounds, quotes)
      case nil: scan.contexts = [.code(Depths())]
      }
    }
    return nil
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// How often a byte is repeated here, up to the given number.
  private func count(of byte: UInt8, from distance: Int = 0, atMost most: Int = .max) -> Int {
    var count = 0
    while count < most, self.byte(distance + count) == byte { count += 1 }
    return count
  }

  /// Reads one byte of code, or the start of a string, or a comment; the limit when one is exceeded.
  private mutating func readCode(_ before: Depths) -> Int? {
    let top = contexts.count - 1
    var depths = before
    switch byte() {
    case UInt8(ascii: "["): depths.brackets += 1
    case UInt8(ascii: "]"): depths.brackets = max(0, depths.brackets - 1)
    case UInt8(ascii: "?") where isTernary: depths.ternaries += 1
    case UInt8(ascii: ":"): depths.ternaries = max(0, depths.ternaries - 1)
    case UInt8(ascii: "<") where isName(previous): depths.generics += 1
    case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depths.generics = max(0, depths.generics - 1)
    case UInt8(ascii: "("): depths.parentheses += 1
    case UInt8(ascii: ")") where depths.parentheses > 0: depths.parentheses -= 1
    case UInt8(ascii: "i") where isWord("if"), UInt8(ascii: "s") where isWord("switch"): depths.conditions += 1
    case UInt8(ascii: "{"): depths.conditions = max(0, depths.conditions - 1)
    default: break
    }
    contexts[top] = .code(depths)
    if depths.brackets > limits.bracketNesting { return limits.bracketNesting }
    if depths.total > limits.nesting { return limits.nesting }
    changeContext(before)
    offset += 1
    return nil
  }

  /// Enters and leaves strings, comments and braces.
  private mutating func changeContext(_ before: Depths) {
    switch byte() {
    case UInt8(ascii: "{"): contexts.append(.code(before.inner))
    case UInt8(ascii: "}"): if contexts.count > 1 { contexts.removeLast() }
    case UInt8(ascii: ")"):
      // The parenthesis that was not opened in this code ends an interpolation.
      if before.parentheses == 0, contexts.count > 1, case .string = contexts[contexts.count - 2] {
        contexts.removeLast()
      }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): openString()
    default: break
    }
  }

  /// A question mark that stands alone; `??` and `as?` do not.
  private var isTernary: Bool { offset > 0 && isBlank(previous) && isBlank(byte(1)) }

  private var previous: UInt8? { offset > 0 ? bytes[offset - 1] : nil }

  private func isBlank(_ byte: UInt8?) -> Bool {
    byte.map { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? true
  }

  /// Whether the word is here, is a whole word, and is neither a directive nor a member.
  private func isWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= bytes.count, !isName(byte(count)), !isName(previous) else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[offset..<(offset + count)]) }
  }

  /// Whether the byte can be part of a name, so that a word next to it does not end there.
  private func isName(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "#"), 0x80...:
      return true
    default: return false
    }
  }

  /// The brackets that are open around the string that is being read.
  private var around: Depths {
    guard contexts.count > 1, case .code(let depths) = contexts[contexts.count - 2] else { return Depths() }
    return depths
  }

  private mutating func openString() {
    let pounds = count(of: UInt8(ascii: "#"))
    guard byte(pounds) == UInt8(ascii: "\"") else {
      // None of them can start a string.
      offset += max(pounds - 1, 0)
      return
    }
    let quotes = count(of: UInt8(ascii: "\""), from: pounds, atMost: 3) >= 3 ? 3 : 1
    contexts.append(.string(pounds: pounds, quotes: quotes))
    offset += pounds + quotes - 1
  }

  private mutating func readString(_ pounds: Int, _ quotes: Int) {
    switch byte() {
    case UInt8(ascii: "\""):
      let isEnd =
        count(of: UInt8(ascii: "\""), atMost: quotes) >= quotes
        && count(of: UInt8(ascii: "#"), from: quotes, atMost: pounds) >= pounds
      if isEnd { contexts.removeLast() }
      offset += isEnd ? quotes + pounds : 1
    case UInt8(ascii: "\\") where count(of: UInt8(ascii: "#"), from: 1, atMost: pounds) >= pounds:
      offset += 1 + pounds
      if byte() == UInt8(ascii: "(") { contexts.append(.code(around.inner)) }
      offset += 1
    case UInt8(ascii: "\n") where quotes == 1:
      // Such a string is not closed; only its line is lost.
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

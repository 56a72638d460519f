/// A source cut into pieces that a mutation may move about: words, numbers, strings, blanks and single signs.
///
/// Joined, they are the source again. This is far simpler than Swift's own lexer, and accepts any bytes.
struct Tokens {
  enum Kind { case word, number, string, blank, sign }

  struct Token {
    var kind: Kind
    var bytes: [UInt8]

    init(_ kind: Kind, _ bytes: some Sequence<UInt8>) {
      self.kind = kind
      self.bytes = Array(bytes)
    }

    func isSign(_ sign: Unicode.Scalar) -> Bool { bytes == [UInt8(ascii: sign)] }
  }

  var all: [Token] = []

  init(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let kind = Self.kind(bytes[start])
      let end = kind == .string ? Self.endOfString(bytes, start) : Self.end(of: kind, bytes, start)
      all.append(Token(kind, bytes[start..<end]))
      start = end
    }
  }

  var bytes: [UInt8] { all.flatMap(\.bytes) }

  func indices(of kind: Kind) -> [Int] { all.indices.filter { all[$0].kind == kind } }

  private static func kind(_ byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "\""): .string
    case 0x20, 0x09...0x0D: .blank
    default: .sign
    }
  }

  private static func end(of kind: Kind, _ bytes: [UInt8], _ start: Int) -> Int {
    var end = start + 1
    guard kind != .sign else { return end }
    while end < bytes.count, belongs(bytes[end], to: kind) { end += 1 }
    return end
  }

  private static func belongs(_ byte: UInt8, to kind: Kind) -> Bool {
    let next = Self.kind(byte)
    return next == kind || (kind == .word && next == .number)
  }

  /// A string ends at its quote or, unfinished, with its line.
  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
  }
}

extension Tokens {
  /// The stretch from an opening bracket to its partner; `nil` where there is no bracket or no partner.
  func group(at start: Int) -> Range<Int>? {
    guard ["(", "[", "{"].contains(where: all[start].isSign) else { return nil }
    var depth = 0
    for index in start..<all.count {
      if ["(", "[", "{"].contains(where: all[index].isSign) { depth += 1 }
      if [")", "]", "}"].contains(where: all[index].isSign) { depth -= 1 }
      if depth == 0 { return start..<(index + 1) }
    }
    return nil
  }

  /// All groups that the sign opens.
  func groups(_ sign: Unicode.Scalar) -> [Range<Int>] {
    all.indices.compactMap { all[$0].isSign(sign) ? group(at: $0) : nil }
  }

  /// The modifiers: a dot, a name and the brackets after it.
  var modifiers: [Range<Int>] {
    all.indices.compactMap { index in
      guard index + 2 < all.count, all[index].isSign("."), all[index + 1].kind == .word,
        all[index + 2].isSign("(") || all[index + 2].isSign("{"), let group = group(at: index + 2)
      else { return nil }
      return index..<group.upperBound
    }
  }

  /// The calls: a name and the brackets after it, and what follows them.
  var calls: [Range<Int>] {
    all.indices.compactMap { index in
      guard all[index].kind == .word, index + 1 < all.count, let group = group(at: index + 1) else { return nil }
      return index..<group.upperBound
    }
  }
}

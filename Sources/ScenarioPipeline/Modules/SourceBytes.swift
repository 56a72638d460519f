/// Classifies the bytes of Swift source.
enum SourceBytes {
  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "`"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  static func skipName(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < bytes.count {
      let byte = bytes[index]
      guard isNameStart(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return }
      index += 1
    }
  }

  /// A name without backticks, and without the `$` of a binding.
  static func name(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let isPlain = bytes[range.lowerBound] != UInt8(ascii: "`") && bytes[range.lowerBound] != UInt8(ascii: "$")
    if isPlain { return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self) }
    return String(decoding: bytes[range].filter { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "$") }, as: UTF8.self)
  }

  /// Whether a name comes next, after spaces.
  static func isName(in bytes: UnsafeBufferPointer<UInt8>, after index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index < bytes.count && isNameStart(bytes[index])
  }

  static func isRun(of byte: UInt8, _ count: Int, in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != byte { return false }
    return true
  }

  /// Passes a comment; `false` where there is none.
  static func skipComment(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Bool {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    if isRun(of: slash, 2, in: bytes, at: index) {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard index + 1 < bytes.count, bytes[index + 1] == star else { return false }
    var depth = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == slash, next == star {
        depth += 1
        index += 2
      } else if bytes[index] == star, next == slash {
        depth -= 1
        index += 2
        if depth == 0 { return true }
      } else {
        index += 1
      }
    }
    return true
  }
}

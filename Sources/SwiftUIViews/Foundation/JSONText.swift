internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Reads JSON into plain values: objects become dictionaries in their order, whole numbers `int`, others `double`.
struct JSONText {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private let evaluator: Evaluator
  private let source: SourceRange

  /// How deep arrays and objects may be nested.
  private static let deepest = 100
  /// The memory that is counted for an element, as the number of elements is not known before the end.
  private static let bytesOfElement = 64
  /// What a number is made of beside digits.
  private static let signs = Array("+-.Ee".utf8)

  /// The value of a text; `nil` when it is not JSON, or nested too deep.
  static func value(_ text: String, _ evaluator: Evaluator, _ source: SourceRange) throws(Diagnostics) -> Value? {
    var reader = JSONText(bytes: Array(text.utf8), evaluator: evaluator, source: source)
    try evaluator.step(source, cost: text.utf8.count / 8)
    guard let value = try reader.value() else { return nil }
    reader.skipSpace()
    return reader.position == reader.bytes.count ? value : nil
  }

  private init(bytes: [UInt8], evaluator: Evaluator, source: SourceRange) {
    self.bytes = bytes
    self.evaluator = evaluator
    self.source = source
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == UInt8(ascii: " ") || (9...13).contains(byte) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func isNext(_ byte: UInt8) -> Bool {
    skipSpace()
    return next == byte
  }

  private mutating func value() throws(Diagnostics) -> Value? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return try string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return word("null") ? Value.none : nil
    default: return number()
    }
  }

  private mutating func word(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard bytes.count - position >= wanted.count, bytes[position..<position + wanted.count].elementsEqual(wanted) else {
      return false
    }
    position += wanted.count
    return true
  }

  private mutating func number() -> Value? {
    let start = position
    while let byte = next, byte.isDigit || JSONText.signs.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int64(text) { return .int(whole) }
    return Double(text).map { .double($0) }
  }

  private mutating func array() throws(Diagnostics) -> Value? {
    guard depth < JSONText.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    position += 1
    var elements: [Value] = []
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      guard let element = try value() else { return nil }
      elements.append(element)
      try evaluator.take(bytes: JSONText.bytesOfElement, source)
      // Foundation accepts a comma after the last one.
      if take(UInt8(ascii: ",")), !isNext(UInt8(ascii: "]")) { continue }
      try evaluator.check(elements: elements.count, new: 0, source)
      return take(UInt8(ascii: "]")) ? .array(elements) : nil
    }
  }

  private mutating func object() throws(Diagnostics) -> Value? {
    guard depth < JSONText.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    position += 1
    var pairs: [KeyedValue] = []
    if take(UInt8(ascii: "}")) { return .dictionary([]) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = try string(), take(UInt8(ascii: ":")), let held = try value() else {
        return nil
      }
      pairs.append(KeyedValue(key: .string(key), value: held))
      try evaluator.take(bytes: 2 * JSONText.bytesOfElement, source)
      if take(UInt8(ascii: ",")), !isNext(UInt8(ascii: "}")) { continue }
      try evaluator.check(elements: pairs.count, new: 0, source)
      return take(UInt8(ascii: "}")) ? .dictionary(pairs) : nil
    }
  }

  private mutating func string() throws(Diagnostics) -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") {
        let result = String(decoding: text, as: UTF8.self)
        try evaluator.check(string: result, source)
        return result
      }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if !escape(&text) {
        return nil
      }
    }
    return nil
  }

  private mutating func escape(_ text: inout [UInt8]) -> Bool {
    guard let byte = next else { return false }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "u"): return unicode(&text)
    default: text.append(byte)
    }
    return true
  }

  /// `\u00e9`, and two of them for a character beyond the first plane.
  private mutating func unicode(_ text: inout [UInt8]) -> Bool {
    guard var code = hexadecimal() else { return false }
    if (0xD800...0xDBFF).contains(code), word("\\u"), let low = hexadecimal(), (0xDC00...0xDFFF).contains(low) {
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { return false }
    text += Array(String(Character(scalar)).utf8)
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    guard bytes.count - position >= 4 else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    position += 4
    return UInt32(digits, radix: 16)
  }
}

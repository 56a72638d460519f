/// Writes text as a JSON string.
enum JSONEscaping {
  /// Writes a text in quotes, with control characters, quotes and backslashes escaped.
  static func append(_ text: String, escapesMarkup: Bool, to bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "\""))
    if !bytes.append(text, where: { isOrdinary($0, escapesMarkup: escapesMarkup) }) {
      appendEscaped(text, escapesMarkup: escapesMarkup, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is written unchanged in a string.
  private static func isOrdinary(_ byte: UInt8, escapesMarkup: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): !escapesMarkup
    // C2 begins the control characters that some terminals obey.
    case 0x7F, 0xC2: false
    default: byte >= 0x20
    }
  }

  private static func appendEscaped(_ text: String, escapesMarkup: Bool, to bytes: inout ByteBuffer) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append("\\\"")
      case UInt8(ascii: "\\"): bytes.append("\\\\")
      case 0x0A: bytes.append("\\n")
      case 0x0D: bytes.append("\\r")
      case 0x09: bytes.append("\\t")
      case 0..<0x20, 0x7F: appendEscape(byte, to: &bytes)
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
        if escapesMarkup { appendEscape(byte, to: &bytes) } else { bytes.append(byte) }
      // U+0080 to U+009F, which some terminals obey: C2 is written already.
      case 0x80...0x9F where bytes.last == 0xC2:
        bytes.removeLast()
        appendEscape(byte, to: &bytes)
      default: bytes.append(byte)
      }
    }
  }

  private static func appendEscape(_ byte: UInt8, to bytes: inout ByteBuffer) {
    bytes.append("\\u00")
    bytes.append(hexDigit(byte >> 4))
    bytes.append(hexDigit(byte & 0x0F))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

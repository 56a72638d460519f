/// Writes text so that it cannot be read as markup.
enum MarkupEscaping {
  /// The place of a text; quotes and line breaks matter only in attribute values.
  enum Place {
    case content
    case attributeValue
  }

  /// Writes a text escaped, leaving out the characters that XML 1.0 forbids or advises against.
  static func append(_ text: String, in place: Place, to bytes: inout ByteBuffer) {
    if bytes.append(text, where: isOrdinary) { return }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append("&amp;")
      case UInt8(ascii: "<"): bytes.append("&lt;")
      case UInt8(ascii: ">"): bytes.append("&gt;")
      case UInt8(ascii: "\"") where place == .attributeValue: bytes.append("&quot;")
      // Parsers turn a line break in an attribute into a space, and a carriage return anywhere into a line feed.
      case 0x09 where place == .attributeValue: bytes.append("&#9;")
      case 0x0A where place == .attributeValue: bytes.append("&#10;")
      case 0x0D: bytes.append("&#13;")
      default: appendAllowed(byte, to: &bytes)
      }
    }
  }

  /// Writes a text as it is, without the characters that XML 1.0 forbids or advises against.
  static func appendPlain(_ text: String, to bytes: inout ByteBuffer) {
    if bytes.append(text, where: isOrdinary) { return }
    for byte in text.utf8 { appendAllowed(byte, to: &bytes) }
  }

  /// Writes a name without the characters that are not allowed in one.
  static func appendName(_ name: String, to bytes: inout ByteBuffer) {
    if bytes.append(name, where: isNameByte) { return }
    for byte in name.utf8 where isNameByte(byte) { bytes.append(byte) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether a byte is written unchanged in markup; bytes that begin omitted characters are not.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x7F, 0xC2, 0xEF: false
    default: byte >= 0x20
    }
  }

  private static func appendAllowed(_ byte: UInt8, to bytes: inout ByteBuffer) {
    if byte == 0x7F || byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D { return }
    // U+0080 to U+009F mean nothing to a reader, and some terminals obey them.
    if byte < 0xA0, byte >= 0x80, bytes.last == 0xC2 {
      bytes.removeLast()
      return
    }
    // U+FFFE and U+FFFF are the bytes EF BF BE and EF BF BF; the first two are written already.
    if byte >= 0xBE, bytes.secondToLast == 0xEF, bytes.last == 0xBF {
      bytes.removeLast(2)
      return
    }
    bytes.append(byte)
  }
}

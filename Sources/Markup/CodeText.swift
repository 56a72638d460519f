/// Prepares style sheets and scripts for a page that HTML and XML parsers read alike.
enum CodeText {
  /// Whether XML would take part of the code for markup.
  static func needsSection(_ code: String) -> Bool {
    code.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
  }

  /// The code with `</`, `<!--` and `]]>` broken by a backslash, which strings in CSS and JavaScript ignore.
  static func withoutEndings(_ code: String) -> String {
    // Most style sheets have neither of the characters with which these begin.
    guard code.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "]") }) else { return code }
    var bytes: [UInt8] = []
    let endings = endings
    for byte in code.utf8 {
      if endings.contains(where: { ends(bytes, with: $0.dropLast()) && byte == $0.last }) {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The texts that would end the element or the section, or begin a comment in HTML.
  private static var endings: [[UInt8]] { [Array("</".utf8), Array("<!--".utf8), Array("]]>".utf8)] }

  private static func ends(_ bytes: [UInt8], with suffix: ArraySlice<UInt8>) -> Bool {
    bytes.count >= suffix.count && bytes.suffix(suffix.count) == suffix
  }
}

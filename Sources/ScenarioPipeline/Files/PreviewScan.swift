/// Finds out from a file's text whether it certainly has a preview, without parsing it.
///
/// This is certain only if `#Preview` begins a line, and nothing before it could make that line part of a comment, a
/// text, a declaration or a condition. All other files have to be parsed.
enum PreviewScan {
  static func hasPreview(_ bytes: [UInt8]) -> Bool {
    var position = 0
    var depth = 0
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[position..<end]
      if depth == 0, isPreview(line) { return true }
      for index in line.indices {
        switch line[index] {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"):
          if unclear.contains(where: { line[index...].starts(with: $0) }) { return false }
        default: continue
        }
      }
      position = end + 1
    }
    return false
  }

  /// Beginnings of syntax that may span several lines; each begins with a quote, a slash or a number sign.
  private static let unclear = ["\"\"\"", "/*", "#if", "#\"", "#/"].map { Array($0.utf8) }

  private static func isPreview(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "#Preview".utf8) else { return false }
    guard let next = line.dropFirst("#Preview".utf8.count).first else { return false }
    return next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: " ")
  }
}

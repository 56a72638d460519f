/// Resolves the escape sequences of a string literal.
struct StringEscapes {
  /// The number signs of a raw string; an escape is a backslash followed by them.
  var delimiter: String
  var isMultiline: Bool

  /// The text that the source text means; `nil` when an escape names no Unicode scalar.
  func resolve(_ source: String) -> String? {
    var result = String.UnicodeScalarView()
    var rest = Substring(source).unicodeScalars
    let introducer = Array(("\\" + delimiter).unicodeScalars)
    while let scalar = rest.first {
      if rest.starts(with: introducer) {
        rest.removeFirst(introducer.count)
        guard resolveEscape(&rest, into: &result) else { return nil }
        continue
      }
      rest.removeFirst()
      guard isMultiline, scalar == "\r" else {
        result.append(scalar)
        continue
      }
      // In a multi-line string every line break is a line feed, whatever the file uses.
      if rest.first == "\n" { rest.removeFirst() }
      result.append("\n")
    }
    return String(result)
  }

  private func resolveEscape(
    _ rest: inout Substring.UnicodeScalarView, into result: inout String.UnicodeScalarView
  ) -> Bool {
    guard let escaped = rest.popFirst() else { return false }
    switch escaped {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "0": result.append("\0")
    case "\"", "'", "\\": result.append(escaped)
    case "u":
      guard let scalar = unicodeScalar(&rest) else { return false }
      result.append(scalar)
    default: return isMultiline && skipsLineBreak(escaped, &rest)
    }
    return true
  }

  /// `{1F600}`
  private func unicodeScalar(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard rest.first == "{", let close = rest.firstIndex(of: "}") else { return nil }
    let digits = String(rest[rest.index(after: rest.startIndex)..<close])
    rest = rest[rest.index(after: close)...]
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }

  /// A backslash at the end of a line joins it with the next.
  private func skipsLineBreak(_ first: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) -> Bool {
    var scalar = first
    while scalar == " " || scalar == "\t" {
      guard let next = rest.popFirst() else { return false }
      scalar = next
    }
    if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
    return scalar == "\n" || scalar == "\r"
  }
}

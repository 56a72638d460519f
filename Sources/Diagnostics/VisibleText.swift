/// Text from a source in a form that is safe to show in a terminal.
///
/// Control characters could move the cursor or change colours, and those that change the writing direction could make a
/// line read as another: they are shown as Swift writes them in a string.
public enum VisibleText {
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // Joiners and the tags of flags belong to emoji and to several scripts.
    case .format: return (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: return false
    }
  }

  /// The text with escape sequences for what is hidden; line breaks too, for a message is one line.
  public static func escaping(_ text: String) -> String {
    let text = withoutIsolates(text)
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text without the directional isolates around quoted words, such as names of views: a terminal shows letters in
  /// the order of the text.
  private static func withoutIsolates(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{2068}") else { return text }
    var result = String.UnicodeScalarView()
    var isOpen = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2068}" where ["\"", "“", "#"].contains(result.last): isOpen = true
      case "\u{2069}" where isOpen: isOpen = false
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Text of several lines with escape sequences for what is hidden; the line breaks between them stay.
  public static func escapingLines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isHidden($0) && $0 != "\n" }) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { escaping(String($0)) }
      .joined(separator: "\n")
  }
}

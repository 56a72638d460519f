/// In which direction words are read.
public enum WritingDirection {
  private static let isolate: Unicode.Scalar = "\u{2068}"
  private static let endOfIsolate: Unicode.Scalar = "\u{2069}"

  /// The direction of a line, by its first letter: digits and signs have none of their own.
  public static func isRightToLeft(_ string: String) -> Bool {
    for scalar in string.unicodeScalars {
      if isRightToLeft(scalar) { return true }
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x58F, 0x900...0x1FFF, 0x3040...0xD7FF: return false
      default: continue
      }
    }
    return false
  }

  /// The author's words, isolated from the text around them if they are read from right to left: a number after them
  /// would otherwise be shown before them. Marks in them that change the direction are left out.
  ///
  ///     WritingDirection.isolated("הנמל")    // the same between U+2068 and U+2069, which take no room
  public static func isolated(_ words: String) -> String {
    // All letters and marks that matter begin with greater bytes.
    guard words.utf8.contains(where: { $0 >= 0xD6 }),
      words.unicodeScalars.contains(where: { isRightToLeft($0) || turns($0) })
    else { return words }
    var isolated = String.UnicodeScalarView()
    isolated.append(isolate)
    for scalar in words.unicodeScalars where !turns(scalar) { isolated.append(scalar) }
    isolated.append(endOfIsolate)
    return String(isolated)
  }

  /// Arguments as the source writes them, with each string isolated.
  static func isolatingStrings(in arguments: String) -> String {
    guard arguments.utf8.contains(where: { $0 >= 0xD6 }) else { return arguments }
    let parts = arguments.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.map { isolated(String($0)) }.joined(separator: "\"")
  }

  /// A text without the marks that isolate words, for comparison with typed text.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != isolate && $0 != endOfIsolate }))
  }

  /// The lines of a broken text, with words isolated in each line: what begins in one line may end in the next.
  public static func isolating(_ lines: [String]) -> [String] {
    var isOpen = false
    return lines.map { line in
      let start = isOpen
      for scalar in line.unicodeScalars {
        if scalar == isolate { isOpen = true } else if scalar == endOfIsolate { isOpen = false }
      }
      return (start ? String(isolate) : "") + line + (isOpen ? String(endOfIsolate) : "")
    }
  }

  /// The mark that ends isolated words, if cutting the text has removed it.
  static func end(of text: String) -> String {
    let mark = text.unicodeScalars.last { $0 == isolate || $0 == endOfIsolate }
    return mark == isolate ? String(endOfIsolate) : ""
  }

  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    // Hebrew, Arabic and their neighbours, and their presentation forms.
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Whether a mark changes the direction, or ends such a change.
  private static func turns(_ mark: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(mark.value) || (0x2066...0x2069).contains(mark.value)
  }
}

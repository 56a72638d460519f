import Explanation
import LayoutEngine

/// A text style of the figure's own labels; a strong one is a number that stands out.
enum LabelStyle: CaseIterable {
  case title, heading, name, number, strong, note

  var size: Double {
    switch self {
    case .title: 16
    case .heading: 12.5
    case .name, .note: 12
    case .number, .strong: 11.5
    }
  }

  var classes: String {
    switch self {
    case .title: "title"
    case .heading: "heading"
    case .name: "name"
    case .number: "number"
    case .strong: "strong"
    case .note: "note"
    }
  }

  /// From one baseline to the next, in pixels.
  var lineHeight: Double { self == .title ? 21 : 17 }

  /// A text shortened to a width, with an ellipsis where something is missing.
  func shortened(_ text: String, room: Double) -> String {
    if width(of: text) <= room { return text }
    let widths = InterWidths(weight: weight, hasTabularDigits: hasTabularDigits)
    let ellipsis = LabelStyle.ems(of: "…", widths)
    var kept: [Character] = []
    var ems = 0.0
    for character in text {
      ems = character.unicodeScalars.reduce(ems) { $0 + LabelStyle.ems(of: $1, widths) }
      // The first character is kept, however narrow the room is.
      if !kept.isEmpty, ((ems + ellipsis) * size).rounded(.up) > room { break }
      kept.append(character)
    }
    // A number that is cut would be read as another one.
    let digits: (Character) -> Bool = { $0.isASCII && $0.isWholeNumber || $0 == "." }
    if text.dropFirst(kept.count).first.map(digits) ?? false {
      while kept.count > 1, let last = kept.last, digits(last) { kept.removeLast() }
    }
    while kept.count > 1, kept.last == " " || kept.last == "…" { kept.removeLast() }
    return String(kept) + "…"
  }

  /// How far letters reach above and below the baseline, in pixels.
  var ascent: Double { size * 0.76 }
  var descent: Double { size * 0.24 }

  /// How heavy the letters are, as CSS numbers it.
  var weight: Int {
    switch self {
    case .title, .heading, .name: 600
    case .number: 500
    case .strong: 700
    case .note: 400
    }
  }

  /// Whether all digits are equally wide.
  var hasTabularDigits: Bool { self == .number || self == .strong }

  /// The width of a text in whole pixels, by Inter's letters.
  ///
  /// Letters that Inter lacks come from another font of the reader's; their width is estimated.
  func width(of text: String) -> Double {
    let widths = InterWidths(weight: weight, hasTabularDigits: hasTabularDigits)
    return (text.unicodeScalars.reduce(0) { $0 + LabelStyle.ems(of: $1, widths) } * size).rounded(.up)
  }

  private static func ems(of letter: Unicode.Scalar, _ widths: InterWidths) -> Double {
    widths.ems(of: letter) ?? estimatedEms(of: letter)
  }

  /// Marks take no room, and characters outside the alphabets are about as wide as they are high.
  private static func estimatedEms(of letter: Unicode.Scalar) -> Double {
    switch letter.value {
    case 0x300...0x36F, 0x200B...0x200F, 0x2066...0x2069, 0xFE00...0xFE0F: 0
    case ..<0x1100: 0.7
    default: 1.05
    }
  }

  /// A text in as many lines as it takes, each with its width; a word that is wider than a line is not broken.
  ///
  /// - Parameter room: how wide a line may be, in pixels.
  func lines(of text: String, room: Double) -> [(text: String, width: Double)] {
    let whole = width(of: text)
    if whole <= room { return [(text, whole)] }
    var lines: [(text: String, width: Double)] = []
    for word in LabelStyle.unbroken(text) {
      if let last = lines.last {
        let longer = last.text + " " + word
        let width = width(of: longer)
        if width <= room {
          lines[lines.count - 1] = (longer, width)
          continue
        }
      }
      lines.append((word, width(of: word)))
    }
    return zip(WritingDirection.isolating(lines.map { $0.text }), lines).map { ($0, $1.width) }
  }

  /// The words of a text; a sign stays with the word after it, and a result also with the last number: `width`, `− 2`,
  /// `× 16 = 180`.
  private static func unbroken(_ text: String) -> [String] {
    var words: [String] = []
    var endsWithSign = false
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let isEqualSign = word == "=" || word == "≈"
      if endsWithSign || isEqualSign && !words.isEmpty {
        words[words.count - 1] += " " + word
      } else {
        words.append(String(word))
      }
      endsWithSign = isEqualSign || ["+", "−", "×", "÷"].contains(word)
    }
    return words
  }

  /// Where a run's letters are.
  ///
  /// - Parameter width: the width of its text, when that is known already.
  func box(of run: Element.TextRun, width: Double? = nil) -> Box {
    let width = run.length ?? width ?? run.measured ?? self.width(of: run.string)
    let minX =
      switch run.anchor {
      case .start: run.x
      case .middle: run.x - width / 2
      case .end: run.x - width
      }
    return Box(minX: minX, minY: run.y - ascent, maxX: minX + width, maxY: run.y + descent)
  }
}

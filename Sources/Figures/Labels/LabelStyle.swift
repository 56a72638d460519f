import LayoutEngine

/// A text style of the figure's own labels.
enum LabelStyle {
  case title, heading, name, number, note

  var size: Double {
    switch self {
    case .title: 16
    case .heading: 12.5
    case .name, .note: 12
    case .number: 11.5
    }
  }

  var classes: String {
    switch self {
    case .title: "title"
    case .heading: "heading"
    case .name: "name"
    case .number: "number"
    case .note: "note"
    }
  }

  /// How far letters reach above and below the baseline, in pixels.
  var ascent: Double { size * 0.76 }
  var descent: Double { size * 0.24 }

  /// The width of a text, rather too wide than too narrow: the reader's font is not known for certain.
  func width(of text: String) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += LabelStyle.advance(of: scalar) }
    let heavy = self == .title || self == .heading || self == .name
    return ems * size * (heavy ? 1.05 : 1.01)
  }

  /// Where a run's letters are.
  func box(of run: Element.TextRun) -> Box {
    let width = run.length ?? self.width(of: run.string)
    let minX =
      switch run.anchor {
      case .start: run.x
      case .middle: run.x - width / 2
      case .end: run.x - width
      }
    return Box(minX: minX, minY: run.y - ascent, maxX: minX + width, maxY: run.y + descent)
  }

  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "\u{2009}": 0.16
    case " ", ".", ",", ":", ";", "'", "i", "j", "l", "I", "|", "!": 0.29
    case "(", ")", "f", "r", "t", "-", "“", "”", "·", "[", "]": 0.39
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.9
    case "A"..."Z": 0.71
    case "∞": 0.9
    case "0"..."9", "×", "÷", "−", "+", "=", "?": 0.65
    case "a"..."z": 0.59
    default: scalar.value < 0x2000 ? 0.7 : 1.0
    }
  }
}

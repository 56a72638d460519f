import LayoutEngine

/// Measurers and fonts the text tests share.
enum TextFixtures {
  static let iPhone = TextMeasurer(platform: .iOS, displayScale: 3)
  static let mac = TextMeasurer(platform: .macOS, displayScale: 2)

  /// A font in which every character is ten points wide and every line twenty points high.
  static var grid: Font {
    Font(size: 10 * 2048 / 1266, design: .monospaced)
  }

  static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

  static func lines(_ string: String, width: Double?, height: Double? = nil, limit: Int? = nil) -> [String] {
    gridLayout(string, width: width, height: height, limit: limit).lines.map(\.string)
  }

  static func gridLayout(_ string: String, width: Double?, height: Double? = nil, limit: Int? = nil) -> TextLayout {
    iPhone.layOut(
      TextContent(string, font: grid, lineLimit: limit), proposal: Proposal(width: width, height: height))
  }

  static func macSize(_ string: String, size: Double = 13, width: Double? = nil, height: Double? = nil) -> Size {
    let text = mac.prepare(TextContent(string, font: Font(size: size)))
    return mac.size(text, proposal: Proposal(width: width, height: height))
  }
}

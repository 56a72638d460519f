import LayoutEngine
import Markup

/// The figure's own colours in one appearance, as CSS writes them.
struct Palette {
  var isDark = false
  var page: String
  var container: String
  var ink: String
  var muted: String
  var faint: String
  /// Lines between parts of a figure, which have no meaning.
  var rule: String
  var proposal: String
  var answer: String
  var guide: String

  static let light = Palette(
    page: "#FFFFFF", container: "#F5F6F8", ink: "#1F2328", muted: "#59636E", faint: "#7D8590", rule: "#D1D9E0",
    proposal: "#1058E8", answer: "#C22A1E", guide: "#683386")

  static let dark = Palette(
    isDark: true, page: "#0D1117", container: "#161B22", ink: "#F0F3F6", muted: "#9DA7B3", faint: "#6E7681",
    rule: "#3D444D",
    proposal: "#72B7E3", answer: "#FF7B72", guide: "#A967F9")

  /// A colour with one digit for each component if every component has the same digit twice.
  static func short(_ hex: String) -> String {
    let digits = Array(hex)
    guard digits.count == 7, digits[1] == digits[2], digits[3] == digits[4], digits[5] == digits[6] else { return hex }
    return String([digits[0], digits[1], digits[3], digits[5]])
  }
}

extension RGBA {
  /// The colour as `#RRGGBB`, without its opacity.
  var hex: String {
    let digits = Array("0123456789ABCDEF")
    var text = "#"
    for part in [red, green, blue] {
      let clamped = part.isFinite ? min(max(part, 0), 1) : 0
      let byte = Int(clamped * 255 + 0.5)
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
    return text
  }
}

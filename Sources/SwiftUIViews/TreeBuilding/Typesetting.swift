internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The properties that texts take from the environment apart from their font.
struct Typesetting {
  var typeSize = DynamicTypeSize.large
  var minimumLines = 1
  var tracking = 0.0
  var kerning = 0.0
  /// How far letters are moved up, in points.
  var baselineOffset = 0.0
  var hasMonospacedDigits = false
  /// Where `textScale(.secondary)` is asked for.
  var secondaryScale: SourceRange?
  var lineSpacing = 0.0
  var minimumScale = 1.0
  /// `head`, `middle` or `tail`.
  var truncation = "tail"
  /// The alignment of a text's lines; the text's size does not depend on it.
  var alignment = "leading"
  /// `small`, `medium` or `large`.
  var imageScale = "medium"
  /// The lines under and through the letters.
  private(set) var decorations: [TextDecoration] = []
  /// `uppercase` or `lowercase`.
  var letterCase: String?

  /// The guide for content that is narrower than its field: that of the lines.
  var guide: Guide {
    switch alignment {
    case "center": .horizontalCenter
    case "trailing": .trailing
    default: .leading
    }
  }

  /// Draws a line under or through the letters, or none.
  mutating func setLine(_ place: TextDecoration.Place, isActive: Bool = true, paint: Paint? = nil) {
    decorations.removeAll { $0.place == place }
    if isActive { decorations.append(TextDecoration(place, paint: paint)) }
  }

  /// The factor stays above zero, which would leave nothing of the text, and at most 1.
  mutating func setMinimumScale(_ factor: Double) {
    minimumScale = factor.isNaN ? 1 : min(max(factor, 0.01), 1)
  }
}

extension ViewEnvironment {
  /// The content of a text with these properties.
  func content(_ runs: [TextRun]) -> TextContent {
    var content = TextContent(runs)
    content.lineLimit = lineLimit
    content.minimumLines = min(typesetting.minimumLines, lineLimit ?? .max)
    content.lineSpacing = typesetting.lineSpacing
    content.minimumScale = typesetting.minimumScale
    content.truncation = typesetting.truncation == "head" ? .head : typesetting.truncation == "middle" ? .middle : .tail
    content.alignment = lineAlignment
    return content
  }

  /// Characters set with these properties.
  func run(_ string: String) -> TextRun {
    var shown = string
    if typesetting.letterCase == "uppercase" { shown = string.uppercased() }
    if typesetting.letterCase == "lowercase" { shown = string.lowercased() }
    var run = TextRun(shown, font: resolvedFont)
    // Tracking wins where both are given.
    run.tracking = typesetting.tracking != 0 ? typesetting.tracking : typesetting.kerning
    run.baselineOffset = typesetting.baselineOffset
    run.decorations = typesetting.decorations
    return run
  }

  private var lineAlignment: TextContent.Alignment {
    if typesetting.alignment == "center" { return .center }
    return (typesetting.alignment == "trailing") == (layoutDirection == .rightToLeft) ? .leading : .trailing
  }
}

/// The height of a line and the place of its baseline, in points.
///
/// On iOS a line is as high as the font's ascender and descender together, and the sum of a text's lines is rounded up
/// to a pixel once. macOS does so with text styles only, whose baselines it rounds to whole points; a font that was asked
/// for by its size has lines of whole points. The lines of a text style are its published line height apart. All of it
/// was recorded.
struct LineMetrics: Sendable, Equatable {
  /// The height of a text of one line, not rounded to a pixel.
  private(set) var lineHeight: Double
  /// The distance from one line to the next of the same height.
  private(set) var pitch: Double
  /// The distance of the first baseline from the top.
  private(set) var ascent: Double
  let grid: PixelGrid

  /// - Parameter lineSpacing: the minimum distance between two lines, in points; it replaces a smaller leading.
  init(_ font: Font, _ vertical: VerticalMetrics, platform: Platform, grid: PixelGrid, lineSpacing: Double = 0) {
    self.grid = grid
    switch platform {
    case .iOS:
      lineHeight = vertical.lineHeight
      ascent = vertical.ascender
    case .macOS:
      ascent = (vertical.ascender + 0.5).rounded(.down)
      lineHeight =
        font.style == nil ? ascent + MacLine.descent(vertical, size: Font.usableSize(font.size)) : vertical.lineHeight
    }
    let spacing = lineSpacing.isFinite ? max(0, lineSpacing) : 0
    // Lines that are set tight may be nearer than their heights.
    let least = font.leading == .tight ? vertical.leading : 0
    pitch = lineHeight + max(vertical.leading, spacing > 0 ? spacing : least)
  }

  /// The line of a picture in a text, which reaches above and below the baseline.
  init(image: InlineImage, grid: PixelGrid) {
    self.grid = grid
    ascent = image.ascent
    lineHeight = image.ascent + image.descent
    pitch = lineHeight
  }

  /// Makes room for letters that are moved up or, below zero, down; the line also keeps their former room.
  mutating func moveLetters(up offset: Double) {
    ascent += max(0, offset)
    lineHeight += abs(offset)
    pitch += abs(offset)
  }

  /// Makes room for letters of another font in the same line.
  mutating func merge(_ other: LineMetrics) {
    let below = max(lineHeight - ascent, other.lineHeight - other.ascent)
    let gap = max(pitch - lineHeight, other.pitch - other.lineHeight)
    ascent = max(ascent, other.ascent)
    lineHeight = ascent + below
    pitch = lineHeight + gap
  }

  /// The height of a number of lines, set at a fraction of their size.
  func height(lines: Int, scale: Double = 1) -> Double {
    grid.roundedUp((lineHeight + Double(lines - 1) * pitch) * scale)
  }

  /// How many whole lines a height has room for: at least one.
  func lines(fitting height: Double) -> Int {
    let more = (height - lineHeight + PixelGrid.tolerance) / pitch
    // Past a million lines the number no longer limits anything.
    return more < 0 ? 1 : more < 1_000_000 ? 1 + Int(more) : .max
  }

  func baseline(line: Int, scale: Double = 1) -> Double {
    grid.rounded((Double(line) * pitch + ascent) * scale)
  }
}

/// Lines of different heights, one below the other.
struct LineStack {
  /// From the top of the text to the bottom of the last line.
  private(set) var height = 0.0
  /// The last line's baseline.
  private(set) var baseline = 0.0
  private(set) var count = 0
  private var gap = 0.0

  mutating func add(_ line: LineMetrics) {
    baseline = height + gap + line.ascent
    height += gap + line.lineHeight
    gap = line.pitch - line.lineHeight
    count += 1
  }
}

/// The whole points of macOS's lines.
enum MacLine {
  /// How far a line of the system font reaches below its baseline.
  ///
  /// Rounding up below 24 points and to the nearest point from there on meets all fourteen recorded heights from 10 to
  /// 40 points; why macOS switches there is not known.
  static func descent(_ vertical: VerticalMetrics, size: Double) -> Double {
    size < 24 ? vertical.descender.rounded(.up) : (vertical.descender + 0.5).rounded(.down)
  }
}

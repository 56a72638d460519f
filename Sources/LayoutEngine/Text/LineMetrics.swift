/// The height of a font's lines and the place of their baselines.
///
/// On iOS everything follows from the San Francisco typeface: a line is 2444/2048 em high and its baseline 1950/2048 em
/// below its top. The lines of a text style are its published leading apart (22 points for the body's 17), those of a
/// plain font their own height. The sum is rounded up to a pixel once. Evidence: a published recording of a body text
/// of four lines, 86.3 high, which is 20.287 + 3 × 22.
///
/// macOS rounds each line of a system font to whole points and does so by rules of its own. Its heights are
/// therefore a table of what was measured; sizes in between are interpolated and rounded up to a point. Lines of
/// a text style are set further apart and are a table too.
struct LineMetrics: Sendable, Equatable {
  /// The height of a text of one line, in points, not rounded to a pixel.
  let lineHeight: Double
  /// The distance from one line to the next.
  let pitch: Double
  /// The distance of the first baseline from the top.
  let ascent: Double
  let grid: PixelGrid

  init(_ font: Font, platform: Platform, grid: PixelGrid, lineSpacing: Double = 0) {
    self.grid = grid
    let added = lineSpacing.isFinite ? max(0, lineSpacing) : 0
    let size = Font.usableSize(font.size)
    switch platform {
    case .iOS:
      lineHeight = size * SanFrancisco.lineHeight
      pitch = max(lineHeight, font.leading ?? 0) + added
      ascent = size * SanFrancisco.ascender
    case .macOS:
      let height = MacLineHeights.lineHeight(ofSize: size)
      let leading = font.style.map(MacLeading.init) ?? MacLeading(line: 0, pitch: 0, ascent: 0)
      lineHeight = height + leading.line
      pitch = height + leading.pitch + added
      ascent = (size * SanFrancisco.macAscender + 0.5).rounded(.down) + leading.ascent
    }
  }

  /// The height of a text of so many lines, set at a part of its size.
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
    grid.roundedUp((Double(line) * pitch + ascent) * scale)
  }
}

extension Font {
  /// A size that can be measured with: negative and infinite ones count as zero.
  static func usableSize(_ size: Double) -> Double {
    size.isFinite ? max(size, 1.0 / 64) : 1.0 / 64
  }
}

/// The vertical proportions of Apple's system typeface, in ems. They are the same for every weight.
enum SanFrancisco {
  static let ascender = 1950.0 / 2048
  static let descender = 494.0 / 2048
  static let lineHeight = 2444.0 / 2048
  /// What macOS's baselines follow instead, rounded to whole points.
  static let macAscender = 1980.0 / 2048
}

/// The measured heights of macOS's system font lines.
enum MacLineHeights {
  static let measured: [(size: Double, height: Double)] = [
    (10, 13), (11, 14), (12, 15), (13, 16), (15, 19), (17, 20), (20, 24), (22, 26), (24, 28), (26, 30), (32, 38),
    (40, 47),
  ]

  static func lineHeight(ofSize size: Double) -> Double {
    guard let upper = measured.firstIndex(where: { $0.size >= size }) else {
      return (size * SanFrancisco.lineHeight).rounded(.up)
    }
    let above = measured[upper]
    if above.size == size { return above.height }
    guard upper > 0 else { return (size * above.height / above.size).rounded(.up) }
    let below = measured[upper - 1]
    let part = (size - below.size) / (above.size - below.size)
    return (below.height + part * (above.height - below.height)).rounded(.up)
  }
}

/// The lines of a lazy grid that are made so far, by which it estimates the others.
struct MadeLines {
  let tracks: Int
  /// The gap between lines, in points.
  let spacing: Double
  private var (count, length) = (0, 0.0)
  /// The places that the last line leaves free.
  private var free = 0

  init(tracks: Int, spacing: Double) { (self.tracks, self.spacing) = (max(tracks, 1), spacing) }

  /// - Parameter length: The line's length along the grid's axis, in points.
  mutating func add(_ length: Double, cells: Int) {
    count += 1
    self.length += length
    free = tracks - cells
  }

  /// What the grid takes cells to be that are not made.
  ///
  /// 1. The first of them fill the free places of the last line.
  /// 2. The lines of the others have the average length of those before.
  func estimate(_ remaining: RemainingSubviewsRule) -> LineEstimate {
    let cells = Double(remaining.subviews) * Double(remaining.rows) / Double(remaining.made)
    let lines = max(0, ((cells.rounded(.up) - Double(free)) / Double(tracks)).rounded(.up))
    return LineEstimate(lines: lines, average: count > 0 ? length / Double(count) : 0, spacing: spacing)
  }
}

/// The length of lines of a lazy grid that are not made, with the gaps between them, in points.
struct LineEstimate {
  let lines: Double
  let average: Double
  let spacing: Double

  var length: Double { lines > 0 ? lines * average + (lines - 1) * spacing : 0 }

  func write(_ formula: inout FormulaWriter) {
    formula.operand(lines, .count)
    formula.operand(average, .measured)
    formula.apply(.multiply)
    guard lines > 0 else { return }
    formula.operand(lines - 1, .count)
    formula.operand(spacing, .measured)
    formula.apply(.multiply)
    formula.apply(.add)
  }
}

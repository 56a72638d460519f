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

  /// The length that cells have together that are not made, in points.
  ///
  /// 1. The first of them fill the free places of the last line.
  /// 2. The lines of the others have the average length of those before.
  func estimate(_ remaining: RemainingSubviewsRule) -> Double {
    let cells = (Double(remaining.subviews) * remaining.ratio).rounded(.up) - Double(free)
    let lines = (cells / Double(tracks)).rounded(.up)
    guard count > 0, lines > 0 else { return 0 }
    return lines * length / Double(count) + (lines - 1) * spacing
  }
}

/// A line of a lazy grid: cells that follow each other in it, each in a track, or one cell over all tracks.
struct GridLine {
  /// The first cell of the line, by its number in the grid.
  var first: Int
  var count = 1
  /// The cell is a section's header or footer and has the whole line.
  var isWhole: Bool
}

extension LazyGridRule {
  /// Fills the lines with cells.
  ///
  /// 1. A line holds as many cells as there are tracks.
  /// 2. A section's header or footer has a line of its own.
  /// 3. The first cell of a section, and the first after one, begins a line, wherever the one before ends.
  func lines(cells count: Int, tracks: Int) -> [GridLine] {
    var lines: [GridLine] = []
    for cell in 0..<count {
      let isWhole = wholeLines.contains(cell)
      if let last = lines.last, !isWhole, !last.isWhole, last.count < tracks, !lineStarts.contains(cell) {
        lines[lines.count - 1].count += 1
      } else {
        lines.append(GridLine(first: cell, isWhole: isWhole))
      }
    }
    return lines
  }
}

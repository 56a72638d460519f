internal import LayoutEngine
internal import SwiftInterpreter

/// A part of an outline: `trim(from:to:)`, in fractions of its length.
struct OutlinePart {
  var from: Double
  var to: Double
}

/// How a line is dashed: lengths in points that are drawn and left out in turn, and how far into them it begins.
struct DashPattern {
  var lengths: [Double]
  var phase: Double

  /// `nil` for a solid line.
  init?(_ lengths: [Double], phase: Double = 0) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.reduce(0, +) > 0.01 else {
      return nil
    }
    // With an odd number of lengths, drawn and omitted parts change places at each repetition.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    self.phase = phase.isFinite ? phase : 0
  }
}

extension PathOutline {
  /// The most dashes that are drawn, which is more than a picture can show.
  private static let mostDashes = 2_000

  /// The outline of a shape in a rectangle, or a part of it.
  init(_ outline: Outline, part: OutlinePart?, in rect: Rect) {
    self.init(outline, in: rect)
    guard let part else { return }
    self = trimmed(part, startsAtRight: outline.hasRoundCorners)
  }

  /// The part between two fractions of the length.
  ///
  /// - Parameter startsAtRight: whether the length is counted from the middle of the right side, as that of SwiftUI's round
  ///   shapes is, and not from where the path begins.
  func trimmed(_ part: OutlinePart, startsAtRight: Bool = false) -> PathOutline {
    let (from, to) = (min(max(part.from, 0), 1), min(max(part.to, 0), 1))
    let pieces = subpaths.flatMap { $0 }
    let length = pieces.reduce(0) { $0 + $1.length }
    guard from < to, length > 0 else { return PathOutline() }
    var start = 0.0
    if startsAtRight, pieces.count > 2 { start = pieces[0].length + pieces[1].length + pieces[2].length / 2 }
    let (first, last) = (from * length + start, to * length + start)
    var outline = PathOutline()
    if first < length { outline.add(pieces, from: first, to: min(last, length)) }
    if last > length { outline.add(pieces, from: max(0, first - length), to: last - length) }
    return outline
  }

  /// The length of a dash without a length, so that a picture can show its ends.
  private static let leastDash = 0.05

  /// The pieces of the line that a pattern draws; each subpath restarts the pattern.
  ///
  /// - Parameter hasCaps: whether a dash without a length is visible by its ends.
  func dashed(_ pattern: DashPattern, hasCaps: Bool = false) -> PathOutline {
    var outline = PathOutline()
    var count = 0
    let round = pattern.lengths.reduce(0, +)
    for pieces in subpaths {
      let length = pieces.reduce(0) { $0 + $1.length }
      let phase = pattern.phase - (pattern.phase / round).rounded(.down) * round
      var (place, index) = (-phase, 0)
      while place < length, count < PathOutline.mostDashes {
        let end = place + pattern.lengths[index % pattern.lengths.count]
        let shown = hasCaps ? max(end, place + PathOutline.leastDash) : end
        if index % 2 == 0, shown > 0 { outline.add(pieces, from: max(0, place), to: min(shown, length)) }
        (place, index, count) = (end, index + 1, count + 1)
      }
    }
    return outline
  }

  private mutating func add(_ pieces: [PathPiece], from: Double, to: Double) {
    var place = 0.0
    for piece in pieces {
      let (start, end) = (max(from - place, 0), min(to - place, piece.length))
      place += piece.length
      guard start < end else { continue }
      let part = piece.part(from: start, to: end)
      if currentPoint.map({ abs($0.x - part.start.x) + abs($0.y - part.start.y) > 1e-6 }) ?? true {
        move(to: part.start)
      }
      if part.isLine {
        addLine(to: part.end)
      } else {
        addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
    }
  }

  var subpaths: [[PathPiece]] {
    var subpaths: [[PathPiece]] = []
    var (start, pen) = (Point.zero, Point.zero)
    for segment in segments {
      if subpaths.isEmpty { subpaths.append([]) }
      var piece: PathPiece
      switch segment {
      case .move(let point):
        (start, pen) = (point, point)
        subpaths.append([])
        continue
      case .line(let point): piece = PathPiece(line: pen, point)
      case .quadCurve(let point, let control):
        piece = PathPiece(
          start: pen, control1: pen.mixed(control, 2.0 / 3), control2: point.mixed(control, 2.0 / 3), end: point)
      case .curve(let point, let first, let second):
        piece = PathPiece(start: pen, control1: first, control2: second, end: point)
      case .close: piece = PathPiece(line: pen, start)
      }
      pen = piece.end
      subpaths[subpaths.count - 1].append(piece)
    }
    return subpaths.filter { !$0.isEmpty }
  }
}

extension Outline {
  /// Whether it has round corners between straight sides.
  var hasCorners: Bool {
    switch self {
    case .roundedRectangle(let width, let height): width > 0 && height > 0
    case .capsule, .unevenRoundedRectangle: true
    case .ellipse, .circle, .rectangle, .path: false
    }
  }

  fileprivate var hasRoundCorners: Bool {
    switch self {
    case .roundedRectangle(let width, let height): width > 0 && height > 0
    case .capsule, .ellipse, .circle, .unevenRoundedRectangle: true
    case .rectangle, .path: false
    }
  }

  /// The centre of a line inside the outline is a smaller outline.
  func withCorners(lessBy length: Double) -> Outline {
    switch self {
    case .roundedRectangle(let width, let height):
      .roundedRectangle(cornerWidth: max(0, width - length), cornerHeight: max(0, height - length))
    case .unevenRoundedRectangle(let radii): .unevenRoundedRectangle(radii.lessBy(length))
    case .rectangle, .capsule, .ellipse, .circle, .path: self
    }
  }
}

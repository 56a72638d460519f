import LayoutEngine

// What of an annotation lies over no content.
extension ContentInk {
  /// How far a line that is interrupted ends before what it would lie over, and the shortest piece that is left, in pixels.
  private static let gap = 3.0
  private static let shortest = 3.0
  /// A line that runs beside a shape keeps so far off it, in pixels.
  private static let beside = 1.5

  /// The parts of a line that lie over no text, no picture, no symbol and no shape but a ground.
  ///
  /// - Parameter others: what else the line must not lie over.
  func clear(_ from: Point, _ to: Point, besides others: [Box] = []) -> [(from: Point, to: Point)] {
    let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
    guard length >= 1 else { return [] }
    var taken = covered(from, to, length)
    for boxes in [texts, pictures, others] {
      for box in boxes {
        if let (enter, leave) = box.inset(-2).crossing(from: from, to: to) {
          taken.append((enter: enter, leave: leave))
        }
      }
    }
    return pieces(from, to, length, without: taken, ContentInk.gap, ContentInk.shortest)
  }

  /// The parts of a texture's line that lie over no shape but a ground: they may end close to it, and be short.
  func besideShapes(_ from: Point, _ to: Point) -> [(from: Point, to: Point)] {
    let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
    guard length > 0 else { return [] }
    let taken = covered(from, to, length)
    return taken.isEmpty ? [(from: from, to: to)] : pieces(from, to, length, without: taken, 0.5, 1)
  }

  private func pieces(
    _ from: Point, _ to: Point, _ length: Double, without taken: [(enter: Double, leave: Double)], _ gap: Double,
    _ shortest: Double
  ) -> [(from: Point, to: Point)] {
    let gap = gap / length
    var pieces = [(0.0, 1.0)]
    for (enter, leave) in taken {
      pieces = pieces.flatMap { piece -> [(Double, Double)] in
        guard leave > piece.0, enter < piece.1 else { return [piece] }
        return [(piece.0, enter - gap), (leave + gap, piece.1)].filter { $0.1 - $0.0 > 0 }
      }
    }
    let point = { (t: Double) in Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t) }
    return pieces.filter { ($0.1 - $0.0) * length >= min(length, shortest) }
      .map { (from: point($0.0), to: point($0.1)) }
  }

  /// Where a line lies over shapes, as parts of its length, looked at every pixel.
  private func covered(_ from: Point, _ to: Point, _ length: Double) -> [(enter: Double, leave: Double)] {
    var found: [(enter: Double, leave: Double)] = []
    for fill in shapes {
      guard let (enter, leave) = fill.box.inset(-ContentInk.beside).crossing(from: from, to: to) else { continue }
      let steps = max(1, Int((leave - enter) * length))
      var start: Double?
      for step in 0...steps {
        let t = enter + (leave - enter) * Double(step) / Double(steps)
        let point = Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        if fill.shape.covers(point, within: ContentInk.beside) {
          start = start ?? t
        } else if let begun = start {
          found.append((enter: begun, leave: t))
          start = nil
        }
      }
      if let start { found.append((enter: start, leave: leave)) }
    }
    return found
  }

  /// Whether neither words nor a picture stand in a box: what sticks out is marked across the shapes that do.
  func isFreeOfWords(_ box: Box) -> Bool {
    !texts.contains { $0.overlaps(box) } && !pictures.contains { $0.overlaps(box) }
  }

  /// Whether a line lies over a shape, and not only along its edge.
  func crossesShape(_ from: Point, _ to: Point) -> Bool {
    let depth = 1.0
    return shapes.contains { fill in
      guard let (enter, leave) = fill.box.crossing(from: from, to: to),
        fill.box.inset(depth).touches(from: from, to: to)
      else { return false }
      let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude) * (leave - enter)
      let steps = max(1, Int(length))
      return (0...steps).contains { step in
        let t = enter + (leave - enter) * Double(step) / Double(steps)
        let point = Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        return fill.shape.covers(point, andAround: depth)
      }
    }
  }

  /// Whether nothing stands in a box that must not be covered.
  func isFree(_ box: Box) -> Bool {
    isFreeOfWords(box) && !isOverShape(box)
  }

  /// Whether a box lies over a shape that is no ground.
  func isOverShape(_ box: Box) -> Bool { shapes.contains { $0.shape.overlaps(box) } }
}

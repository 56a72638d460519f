internal import LayoutEngine

extension PathOutline {
  /// `addArc(tangent1End:tangent2End:radius:)`: a line towards the first point and an arc that touches it and the line from the
  /// first point to the second; where the three points lie on one line, a line to the first.
  mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double) {
    guard let pen = currentPoint else { return move(to: corner) }
    guard let back = direction(from: corner, to: pen), let on = direction(from: corner, to: end), radius > 0,
      radius.isFinite
    else { return addLine(to: corner) }
    let cosine = back.x * on.x + back.y * on.y
    guard 1 - cosine * cosine > 1e-9 else { return addLine(to: corner) }
    // The tangent of half the angle that the arc turns by, and of a quarter of it.
    let half = ((1 + cosine) / (1 - cosine)).squareRoot()
    let quarter = ((1 + half * half).squareRoot() - 1) / half
    let (reach, control) = (radius * half, radius * (half - 4.0 / 3 * quarter))
    let at = { (direction: Point, length: Double) in
      Point(x: corner.x + direction.x * length, y: corner.y + direction.y * length)
    }
    addLine(to: at(back, reach))
    addCurve(to: at(on, reach), control1: at(back, control), control2: at(on, control))
  }

  /// A vector of the length 1; `nil` between two points at the same place.
  private func direction(from: Point, to: Point) -> Point? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
  }
}

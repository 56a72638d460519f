import LayoutEngine

// How bright gradients are behind something that covers them.
extension ContentInk.Luminances {
  /// The brightness of a whole paint.
  init(of paint: Paint) {
    self.init(paint.gradient.map { GradientInk($0).colors(0...1) } ?? [paint])
  }

  /// - Parameter paints: the visible paints; not empty.
  fileprivate init(_ paints: [Paint]) {
    func range(_ tones: Tones) -> ClosedRange<Double> {
      let all = paints.map { tones.luminance(of: $0) }
      return (all.min() ?? 0)...(all.max() ?? 1)
    }
    self.init(light: range(.light), dark: range(.dark))
  }
}

extension ContentInk.Fill {
  /// How bright the part behind a box is.
  func luminances(in box: Box) -> ContentInk.Luminances {
    guard let gradient, let own = paint.gradient else { return luminances }
    return ContentInk.Luminances(GradientInk(own).colors(gradient.way(in: box.intersection(self.box))))
  }
}

/// The colours of a gradient from its start to its end.
private struct GradientInk {
  private let gradient: Gradient
  /// How many colours are sampled between two stops: they may be darker than both.
  private static let pieces = 8

  init(_ gradient: Gradient) { self.gradient = gradient }

  /// The colours in a part of the gradient; those of a gradient without stops are transparent.
  func colors(_ part: ClosedRange<Double>) -> [Paint] {
    let stops = gradient.stops.map { min(max($0.location, part.lowerBound), part.upperBound) }
    let ends = [part.lowerBound] + stops + [part.upperBound]
    return zip(ends, ends.dropFirst()).flatMap { start, end -> [Paint] in
      let pieces = end > start ? GradientInk.pieces : 1
      return (0...pieces).map { color(at: start + (end - start) * Double($0) / Double(pieces)) }
    }
  }

  private func color(at location: Double) -> Paint {
    guard let next = gradient.stops.firstIndex(where: { $0.location >= location }) else {
      return gradient.stops.last?.paint ?? Paint(RGBA(red: 0, green: 0, blue: 0, opacity: 0))
    }
    let end = gradient.stops[next]
    guard next > 0 else { return end.paint }
    let start = gradient.stops[next - 1]
    guard end.location > start.location else { return end.paint }
    return start.paint.mixed(
      with: end.paint, by: (location - start.location) / (end.location - start.location))
  }
}

extension GradientDrawing {
  /// The part of the gradient that lies in a box, from 0 to 1.
  fileprivate func way(in part: Box) -> ClosedRange<Double> {
    let places: [Double]
    switch gradient.geometry {
    case .linear(let from, let to):
      let (start, end) = (place(from), place(to))
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = x * x + y * y
      guard length > 0 else { return 0...1 }
      places = part.corners.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / length }
    case .radial(let center, let from, let to):
      places = circles(part, around: place(center), stretch: Size(width: unit, height: unit), from, to)
    case .elliptical(let center, let from, let to):
      places = circles(part, around: place(center), stretch: Size(width: box.width, height: box.height), from, to)
    }
    let held = places.map { min(max($0, 0), 1) }
    guard let first = held.min(), let last = held.max() else { return 0...1 }
    return first...last
  }

  /// Where the nearest and the farthest point of a box lie between two circles.
  ///
  /// - Parameter stretch: how far a radius of 1 reaches, in pixels.
  private func circles(
    _ part: Box, around center: Point, stretch: Size, _ from: Double, _ to: Double
  ) -> [Double] {
    guard stretch.width > 0, stretch.height > 0, from != to else { return [0, 1] }
    let distance = { (point: Point) -> Double in
      let (x, y) = ((point.x - center.x) / stretch.width, (point.y - center.y) / stretch.height)
      return (x * x + y * y).squareRoot()
    }
    let nearest = Point(
      x: min(max(center.x, part.minX), part.maxX), y: min(max(center.y, part.minY), part.maxY))
    return ([nearest] + part.corners).map { (distance($0) - from) / (to - from) }
  }
}

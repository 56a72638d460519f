internal import LayoutEngine
internal import SwiftInterpreter

/// Round forms as polygons in a square of 1 × 1, with its middle at (0.5, 0.5). Turns are counted clockwise from the top.
enum Arc {
  /// A part of a ring.
  ///
  /// - Parameters:
  ///   - from: where it starts, in turns.
  ///   - to: where it ends, in turns.
  ///   - width: how broad it is; the outer radius is 0.5.
  static func ring(from: Double, to: Double, width: Double) -> [UnitPoint] {
    let steps = max(2, Int(((to - from).magnitude * 48).rounded(.up)))
    let turns = (0...steps).map { from + (to - from) * Double($0) / Double(steps) }
    return turns.map { point($0, 0.5) } + turns.reversed().map { point($0, 0.5 - width) }
  }

  /// The spokes of an indicator without a value, each with how far it has faded, from 0 to 1.
  static func spokes(_ count: Int) -> [(points: [UnitPoint], fading: Double)] {
    (0..<count).map { index in
      (bar(turn: Double(index) / Double(count), from: 0.24, to: 0.48, width: 0.09), Double(index) / Double(count))
    }
  }

  /// The hand of a clock.
  static func hand(turn: Double, length: Double) -> [UnitPoint] {
    bar(turn: turn, from: -0.04, to: length, width: 0.03)
  }

  private static func bar(turn: Double, from: Double, to: Double, width: Double) -> [UnitPoint] {
    let (along, across) = (point(turn, 1), point(turn + 0.25, width / 2))
    let side = UnitPoint(x: across.x - 0.5, y: across.y - 0.5)
    let at = { (length: Double) in
      UnitPoint(x: 0.5 + (along.x - 0.5) * length, y: 0.5 + (along.y - 0.5) * length)
    }
    return [(at(from), 1.0), (at(to), 1.0), (at(to), -1.0), (at(from), -1.0)].map {
      UnitPoint(x: $0.0.x + side.x * $0.1, y: $0.0.y + side.y * $0.1)
    }
  }

  /// A point at a turn, and at a distance from the middle.
  static func point(_ turn: Double, _ radius: Double) -> UnitPoint {
    UnitPoint(
      x: 0.5 + radius * Trigonometry.sine(turn * 2 * .pi), y: 0.5 - radius * Trigonometry.cosine(turn * 2 * .pi))
  }
}

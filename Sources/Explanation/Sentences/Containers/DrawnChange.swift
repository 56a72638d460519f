import LayoutEngine

/// How a map changes a drawn view, in words.
struct DrawnChange {
  /// Numbers that differ by less are the same, as calculating with sines leaves such errors.
  static let tolerance = 1e-6

  private let map: Transform

  init(_ map: Transform) { self.map = map }

  private static func isZero(_ number: Double) -> Bool { number.magnitude < tolerance }

  private var isTurn: Bool {
    DrawnChange.isZero(map.a - map.d) && DrawnChange.isZero(map.b + map.c)
      && DrawnChange.isZero(map.a * map.a + map.b * map.b - 1)
  }

  /// How many times as wide and as tall; `nil` for a map that also turns, skews or mirrors.
  private var factors: (wide: Double, tall: Double)? {
    DrawnChange.isZero(map.b) && DrawnChange.isZero(map.c) && map.a > 0 && map.d > 0 ? (map.a, map.d) : nil
  }

  /// `2 times as large`, `turned`.
  var participle: String {
    guard let factors else { return isTurn ? "turned" : "reshaped" }
    let (wide, tall) = (LengthText.account(factors.wide), LengthText.account(factors.tall))
    if wide == tall { return wide + " times as large" }
    return wide + " times as wide and " + tall + " times as tall"
  }

  /// `turns Text “two” as it is drawn`, `draws Text “two” 2 times as large`.
  func words(about name: String) -> String {
    if factors != nil { return "draws " + name + " " + participle }
    return (isTurn ? "turns " : "reshapes ") + name + " as it is drawn"
  }
}

extension Transform {
  /// The rectangle that a frame covers where the map draws it.
  func cover(of frame: Rect) -> Rect {
    let corners = [frame.minX, frame.maxX].flatMap { x in
      [frame.minY, frame.maxY].map { callAsFunction(Point(x: x, y: $0)) }
    }
    let (x, y) = (corners.map { $0.x }, corners.map { $0.y })
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}

extension Rect {
  /// Whether another rectangle lies inside.
  func holds(_ other: Rect) -> Bool {
    other.minX > minX - StackShares.tolerance && other.minY > minY - StackShares.tolerance
      && other.maxX < maxX + StackShares.tolerance && other.maxY < maxY + StackShares.tolerance
  }

  /// Whether two rectangles are the same in every picture.
  func isAlmost(_ other: Rect) -> Bool {
    size.isAlmost(other.size) && (minX - other.minX).magnitude < StackShares.tolerance
      && (minY - other.minY).magnitude < StackShares.tolerance
  }
}

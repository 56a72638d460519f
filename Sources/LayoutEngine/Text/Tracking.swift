/// Apple's published tracking of its system font: how much further apart letters stand at each size.
enum Tracking {
  /// Thousandths of an em, at rising sizes; in between it changes evenly.
  static let published: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
    (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9),
    (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (80, 0),
  ]

  /// The tracking at a size, in ems.
  static func ems(atSize size: Double) -> Double {
    Interpolation.value(at: size, in: published) / 1_000
  }
}

/// Values known at some places, and evenly changing in between.
enum Interpolation {
  static func value(at place: Double, in known: [(size: Double, value: Double)]) -> Double {
    guard let upper = known.firstIndex(where: { $0.size >= place }) else { return known.last?.value ?? 0 }
    guard upper > 0 else { return known[0].value }
    let (below, above) = (known[upper - 1], known[upper])
    return below.value + (place - below.size) / (above.size - below.size) * (above.value - below.value)
  }
}

/// Apple's published tracking of its system font: how much further apart letters stand at each size.
enum Tracking {
  /// The tracking at a size, both in points; between published sizes it is interpolated.
  static func points(atSize size: Double) -> Double {
    Interpolation.value(at: size, in: published) / 100
  }

  /// Hundredths of a point, at rising sizes.
  private static let published: [(size: Double, value: Double)] = [
    (6, 24), (7, 23), (8, 21), (9, 17), (10, 12), (11, 6), (12, 0), (13, -8), (14, -15), (15, -23), (16, -31),
    (17, -43), (18, -44), (19, -45), (20, -45), (21, -36), (22, -26), (23, -10), (24, 7), (25, 15), (26, 22), (27, 29),
    (28, 38), (29, 40), (30, 40), (31, 39), (32, 41), (33, 40), (34, 40), (35, 38), (36, 37), (37, 36), (38, 37),
    (39, 38), (40, 37), (41, 36), (42, 37), (43, 38), (44, 37), (45, 35), (46, 36), (47, 37), (48, 35), (49, 33),
    (50, 34), (51, 35), (52, 31), (53, 33), (54, 32), (56, 30), (58, 28), (60, 26), (62, 24), (64, 22), (66, 19),
    (68, 17), (70, 14), (72, 14), (76, 7), (80, 0),
  ]
}

/// Linear interpolation between known values.
enum Interpolation {
  static func value(at place: Double, in known: [(size: Double, value: Double)]) -> Double {
    guard let upper = known.firstIndex(where: { $0.size >= place }) else { return known.last?.value ?? 0 }
    guard upper > 0 else { return known[0].value }
    let (below, above) = (known[upper - 1], known[upper])
    return below.value + (place - below.size) / (above.size - below.size) * (above.value - below.value)
  }
}

internal import LayoutEngine

/// `textScale(.secondary)`: a smaller size for the notes beside a text.
///
/// Widths recorded of iOS 26.0 in four text styles are those of these sizes; between and beside them a straight line is
/// taken, which was not recorded.
enum SecondaryScale {
  static let recorded = [(17.0, 15.0), (20.0, 17.0), (28.0, 22.0), (34.0, 25.0)]

  static func size(of size: Double) -> Double {
    let pairs = recorded
    if size <= pairs[0].0 { return size * pairs[0].1 / pairs[0].0 }
    for (lower, upper) in zip(pairs, pairs.dropFirst()) where size <= upper.0 {
      return lower.1 + (size - lower.0) * (upper.1 - lower.1) / (upper.0 - lower.0)
    }
    let last = pairs[pairs.count - 1]
    return size * last.1 / last.0
  }

  static func isRecorded(_ size: Double) -> Bool { recorded.contains { $0.0 == size } }
}

extension Font {
  /// The font of the same look in the secondary scale.
  var inSecondaryScale: Font {
    var font = Font(size: SecondaryScale.size(of: size), weight: weight, design: design, italic: italic)
    font.hasMonospacedDigits = hasMonospacedDigits
    font.hasLowercaseSmallCaps = hasLowercaseSmallCaps
    font.hasUppercaseSmallCaps = hasUppercaseSmallCaps
    return font
  }
}

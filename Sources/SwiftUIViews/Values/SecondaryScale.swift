internal import LayoutEngine

/// `textScale(.secondary)`: a smaller size for notes next to a text.
///
/// Fitted to widths recorded from iOS 26.0 in four text styles, which these sizes meet within half a point or half a
/// percent; between and beyond them they are interpolated linearly.
enum SecondaryScale {
  private static let fitted = [(17.0, 14.62), (20.0, 16.76), (28.0, 21.71), (34.0, 24.77)]

  static func size(of size: Double) -> Double {
    let pairs = fitted
    if size <= pairs[0].0 { return size * pairs[0].1 / pairs[0].0 }
    for (lower, upper) in zip(pairs, pairs.dropFirst()) where size <= upper.0 {
      return lower.1 + (size - lower.0) * (upper.1 - lower.1) / (upper.0 - lower.0)
    }
    let last = pairs[pairs.count - 1]
    return size * last.1 / last.0
  }

  static func isRecorded(_ size: Double) -> Bool { fitted.contains { $0.0 == size } }
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

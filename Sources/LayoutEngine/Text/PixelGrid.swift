/// The device's pixels, to which a text's size is rounded up and its baselines are rounded.
struct PixelGrid: Sendable, Equatable {
  let scale: Double

  /// Sums of advances may be slightly too large by rounding; that must not add a whole pixel.
  static let tolerance = 1e-6

  init(displayScale: Double) {
    scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
  }

  func roundedUp(_ length: Double) -> Double {
    (length * scale - PixelGrid.tolerance).rounded(.up) / scale
  }

  /// The nearest pixel; of two that are equally near, the lower one on the screen.
  func rounded(_ length: Double) -> Double {
    (length * scale + 0.5 + PixelGrid.tolerance).rounded(.down) / scale
  }
}

/// The device's pixels, to which a text's size is rounded up.
struct PixelGrid: Sendable, Equatable {
  let scale: Double

  /// Sums of advances come out a hair too large now and then; that must not cost a whole pixel.
  static let tolerance = 1e-6

  init(displayScale: Double) {
    scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
  }

  func roundedUp(_ length: Double) -> Double {
    (length * scale - PixelGrid.tolerance).rounded(.up) / scale
  }
}

import SwiftUI

/// Clipping, rounding corners and opacity change no frame.
///
/// - Expect: clipped 100 × 60 at 50, 10
/// - Expect: rounded 100 × 60 at 50, 80
/// - Expect: faint 100 × 40 at 50, 150
/// - Expect: column 100 × 180 at 50, 10
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/paint/clipping/frames.json
#Preview("Clip and corner radius", traits: .fixedLayout(width: 200, height: 200)) {
  VStack(spacing: 10) {
    Color.red.frame(width: 100, height: 60)
      .accessibilityIdentifier("clipped")
      .clipShape(RoundedRectangle(cornerRadius: 12))
    Color.blue.frame(width: 100, height: 60).accessibilityIdentifier("rounded").cornerRadius(20)
    Color.green.frame(width: 100, height: 40).opacity(0.5).accessibilityIdentifier("faint")
  }
  .accessibilityIdentifier("column")
}

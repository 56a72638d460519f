import SwiftUI

/// In a square frame a border and a stroke have the same frame.
///
/// The first three of five recorded circles.
///
/// - Expect: s0 50 × 50 at 0, 0
/// - Expect: s1 50 × 50 at 58, 0
/// - Expect: s2 50 × 50 at 116, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/shape/stroke/frames.json
#Preview("Stroke border vs stroke square", traits: .fixedLayout(width: 166, height: 50)) {
  HStack(spacing: 8) {
    Circle()
      .stroke(Color.blue, lineWidth: 4)
      .accessibilityIdentifier("s0")
      .frame(width: 50, height: 50)
    Circle()
      .strokeBorder(Color.blue, lineWidth: 4)
      .accessibilityIdentifier("s1")
      .frame(width: 50, height: 50)
    Circle().stroke(lineWidth: 6).accessibilityIdentifier("s2").frame(width: 50, height: 50)
  }
}

import SwiftUI

/// A blur of any radius changes no frame.
///
/// The boxes stand for texts of their recorded sizes; every distance is explicit, so they change nothing.
///
/// - Expect: u0 50 × 50 at 55, 40
/// - Expect: u1 50 × 50 at 155, 40
/// - Expect: u2 50 × 50 at 255, 40
/// - Expect: word 69 × 33 at 100.5, 123.5
/// - Expect: pair 60 × 40 at 199.5, 120
/// - Expect: upper 250 × 50 at 55, 40
/// - Expect: lower 159 × 40 at 100.5, 120
/// - Expect: all 250 × 120 at 55, 40
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/effects/blur/frames.json
#Preview("Blur rows no layout", traits: .fixedLayout(width: 360, height: 200)) {
  VStack(spacing: 30) {
    HStack(spacing: 50) {
      Color.black.frame(width: 50, height: 50).blur(radius: 6).accessibilityIdentifier("u0")
      Color.orange.frame(width: 50, height: 50)
        .blur(radius: 3, opaque: true)
        .accessibilityIdentifier("u1")
      Color.blue.frame(width: 50, height: 50).blur(radius: 0).accessibilityIdentifier("u2")
    }
    .accessibilityIdentifier("upper")
    HStack(spacing: 30) {
      Color.gray.frame(width: 69, height: 33).blur(radius: 2).accessibilityIdentifier("word")
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 40)
        Color.green.frame(width: 30, height: 40)
      }
      .blur(radius: 4)
      .accessibilityIdentifier("pair")
    }
    .accessibilityIdentifier("lower")
  }
  .accessibilityIdentifier("all")
}

import SwiftUI

/// A border of any width takes no room.
///
/// The boxes stand for texts of their recorded sizes; every distance is explicit, so they change nothing.
///
/// - Expect: inner 31 × 16 at 83, 49
/// - Expect: thin 31 × 16 at 83, 49
/// - Expect: padded 43 × 28 at 122, 43
/// - Expect: thick 17.5 × 16 at 173, 49
/// - Expect: none 18.5 × 16 at 198.5, 49
/// - Expect: plain 60 × 30 at 63, 83
/// - Expect: double 68 × 38 at 131, 79
/// - Expect: disc 30 × 30 at 207, 83
/// - Expect: upper 134 × 28 at 83, 43
/// - Expect: lower 174 × 38 at 63, 79
/// - Expect: all 174 × 74 at 63, 43
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/shape/border/frames.json
#Preview("Border keeps frames", traits: .fixedLayout(width: 300, height: 160)) {
  VStack(spacing: 8) {
    HStack(spacing: 8) {
      Color.gray.frame(width: 31, height: 16)
        .accessibilityIdentifier("inner")
        .border(Color.red)
        .accessibilityIdentifier("thin")
      Color.gray.frame(width: 31, height: 16)
        .padding(6)
        .border(Color.blue, width: 3)
        .accessibilityIdentifier("padded")
      Color.gray.frame(width: 17.5, height: 16)
        .border(Color.red.opacity(0.5), width: 8)
        .accessibilityIdentifier("thick")
      Color.gray.frame(width: 18.5, height: 16)
        .border(Color.green, width: 0)
        .accessibilityIdentifier("none")
    }
    .accessibilityIdentifier("upper")
    HStack(spacing: 8) {
      Color.yellow.frame(width: 60, height: 30)
        .border(Color.black)
        .accessibilityIdentifier("plain")
      Color.yellow.frame(width: 60, height: 30)
        .border(Color.black, width: 2)
        .padding(4)
        .border(Color.blue)
        .accessibilityIdentifier("double")
      Circle()
        .fill(Color.mint)
        .frame(width: 30, height: 30)
        .border(Color.purple, width: 2)
        .accessibilityIdentifier("disc")
    }
    .accessibilityIdentifier("lower")
  }
  .accessibilityIdentifier("all")
}

import SwiftUI

/// Overlay and background leave the view's size alone; a larger background overflows around the centre.
/// Positions are not rounded.
///
/// The boxes stand for texts of their recorded sizes; every distance is explicit, so they change nothing.
///
/// - Expect: plate 100 × 60 at 100, 26.75
/// - Expect: behind 20 × 20 at 180, 66.75
/// - Expect: above 10 × 10 at 100, 26.75
/// - Expect: decorated 100 × 60 at 100, 26.75
/// - Expect: word 31 × 18.5 at 134.5, 110.75
/// - Expect: fill 39 × 26.5 at 130.5, 106.75
/// - Expect: chip 39 × 26.5 at 130.5, 106.75
/// - Expect: small 40 × 20 at 130, 153.25
/// - Expect: bigger 80 × 40 at 110, 143.25
/// - Expect: smallBox 40 × 20 at 130, 153.25
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/paint/background-overlay/frames.json
#Preview("Overlay and background corners", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 20) {
    Color.red.frame(width: 100, height: 60).accessibilityIdentifier("plate")
      .background(Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("behind"), alignment: .bottomTrailing)
      .overlay(alignment: .topLeading) { Color.green.frame(width: 10, height: 10).accessibilityIdentifier("above") }
      .accessibilityIdentifier("decorated")
    Color.gray.frame(width: 31, height: 18.5).accessibilityIdentifier("word")
      .padding(4)
      .background(Color.yellow.accessibilityIdentifier("fill"))
      .accessibilityIdentifier("chip")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("small")
      .background { Color.blue.frame(width: 80, height: 40).accessibilityIdentifier("bigger") }
      .accessibilityIdentifier("smallBox")
  }
}

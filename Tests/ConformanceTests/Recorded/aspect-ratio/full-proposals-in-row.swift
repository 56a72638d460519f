import SwiftUI

/// Fitted views stay inside their frames, filling ones overflow them around the centre.
///
/// The colours stand for images of 64 × 40 points.
///
/// - Expect: fitWide 64 × 40 at 18, 0
/// - Expect: box0 100 × 40 at 0, 0
/// - Expect: fitTall 40 × 25 at 108, 37.5
/// - Expect: box1 40 × 100 at 108, 0
/// - Expect: fill 96 × 60 at 128, 0
/// - Expect: box2 40 × 60 at 156, 0
/// - Expect: fillClip 96 × 60 at 176, 0
/// - Expect: box3 40 × 60 at 204, 0
/// - Expect: square 40 × 40 at 262, 0
/// - Expect: box4 60 × 40 at 252, 0
/// - Expect: third 30 × 90 at 320, -30
/// - Expect: box5 30 × 30 at 320, 0
/// - Expect: row 350 × 100 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/image/aspect-ratio/frames.json
#Preview("Full proposals in row", traits: .fixedLayout(width: 350, height: 100)) {
  HStack(alignment: .top, spacing: 8) {
    Color.red.aspectRatio(1.6, contentMode: .fit)
      .accessibilityIdentifier("fitWide")
      .frame(width: 100, height: 40)
      .accessibilityIdentifier("box0")
    Color.red.aspectRatio(1.6, contentMode: .fit)
      .accessibilityIdentifier("fitTall")
      .frame(width: 40, height: 100)
      .accessibilityIdentifier("box1")
    Color.red.aspectRatio(1.6, contentMode: .fill)
      .accessibilityIdentifier("fill")
      .frame(width: 40, height: 60)
      .accessibilityIdentifier("box2")
    Color.red.aspectRatio(1.6, contentMode: .fill)
      .accessibilityIdentifier("fillClip")
      .frame(width: 40, height: 60)
      .clipped()
      .accessibilityIdentifier("box3")
    Color.red.aspectRatio(1, contentMode: .fit)
      .accessibilityIdentifier("square")
      .frame(width: 60, height: 40)
      .accessibilityIdentifier("box4")
    Color.red.aspectRatio(1.0 / 3.0, contentMode: .fill)
      .accessibilityIdentifier("third")
      .frame(width: 30, height: 30)
      .accessibilityIdentifier("box5")
  }
  .accessibilityIdentifier("row")
}

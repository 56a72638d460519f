import SwiftUI

/// A circle proposed 70 × 100, what the fixed shapes leave, is 70 × 70.
///
/// - Expect: disc 70 × 70 at 0, 65
/// - Expect: slab 40 × 100 at 80, 50
/// - Expect: tile 40 × 40 at 130, 80
/// - Expect: pill 60 × 30 at 180, 85
/// - Expect: egg 50 × 30 at 250, 85
/// - Expect: row 300 × 100 at 0, 50
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/paint/shapes/frames.json
#Preview("Flexible circle in row", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(spacing: 10) {
    Circle().accessibilityIdentifier("disc")
    Rectangle().fill(Color.red).frame(width: 40).accessibilityIdentifier("slab")
    RoundedRectangle(cornerRadius: 8)
      .fill(Color.blue)
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("tile")
    Capsule().fill(Color.green).frame(width: 60, height: 30).accessibilityIdentifier("pill")
    Ellipse().frame(width: 50, height: 30).accessibilityIdentifier("egg")
  }
  .frame(height: 100)
  .accessibilityIdentifier("row")
}

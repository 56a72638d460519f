import SwiftUI

/// Negative spacing makes views overlap; the order in depth changes no frame.
///
/// - Expect: left 70 × 50 at 0, 0
/// - Expect: mid 70 × 50 at 40, 0
/// - Expect: right 70 × 50 at 80, 0
/// - Expect: fan 150 × 50 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/effects/zindex/frames.json
#Preview("Negative spacing", traits: .fixedLayout(width: 150, height: 50)) {
  HStack(spacing: -30) {
    Color.orange.frame(width: 70, height: 50).accessibilityIdentifier("left")
    Color.purple.frame(width: 70, height: 50).zIndex(1).accessibilityIdentifier("mid")
    Color.mint.frame(width: 70, height: 50).accessibilityIdentifier("right")
  }
  .accessibilityIdentifier("fan")
}

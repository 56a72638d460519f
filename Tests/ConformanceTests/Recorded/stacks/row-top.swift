import SwiftUI

/// Views of different heights hang from the top edge of their row, 8 points apart.
///
/// A box of the text's recorded size stands for the text. The recording is rounded to half points.
///
/// - Expect: low 33.5 × 16 at 0.5, 0
/// - Expect: high 51 × 48 at 42, 0
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/hstack-top.json
#Preview("Row top", traits: .fixedLayout(width: 93, height: 48)) {
  HStack(alignment: .top) {
    Color.red.frame(width: 33.5, height: 16).accessibilityIdentifier("low")
    Color.blue.frame(width: 51, height: 48).accessibilityIdentifier("high")
  }
}

import SwiftUI

/// A stated spacing is the distance between views.
///
/// A box of the text's recorded size stands for the text. The recording is rounded to half points.
///
/// - Expect: l 24 × 16 at 0, 0
/// - Expect: r 32 × 16 at 44, 0
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/hstack-spacing-20.json
#Preview("Row spacing 20", traits: .fixedLayout(width: 76, height: 16)) {
  HStack(spacing: 20) {
    Color.red.frame(width: 24, height: 16).accessibilityIdentifier("l")
    Color.blue.frame(width: 32, height: 16).accessibilityIdentifier("r")
  }
}

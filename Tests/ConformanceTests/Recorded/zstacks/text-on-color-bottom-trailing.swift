import SwiftUI

/// A layer of a fractional width stands flush with the bottom trailing corner.
///
/// - Expect: t 87.5 × 16 at 112.5, 184
/// - Answer: 200 × 200
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/zstack-bottom-trailing.json
#Preview("Text on color bottom trailing", traits: .fixedLayout(width: 400, height: 600)) {
  ZStack(alignment: .bottomTrailing) {
    Color.red.frame(width: 200, height: 200).accessibilityIdentifier("c")
    Color.red.frame(width: 87.5, height: 16).accessibilityIdentifier("t")
  }
}

import SwiftUI

/// Two paddings add up.
///
/// - Expect: text 93 × 16 at 24, 24
/// - Answer: 141 × 64
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/padding-nested.json
#Preview("Nested 8 16", traits: .fixedLayout(width: 400, height: 600)) {
  Color.red.frame(width: 93, height: 16).accessibilityIdentifier("text").padding(8).padding(16)
}

import SwiftUI

/// Each of three frames centres the one inside it.
///
/// - Expect: text 32 × 16 at 134, 92
/// - Answer: 300 × 200
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/deeply-nested-frames.json
#Preview("Deeply nested", traits: .fixedLayout(width: 400, height: 600)) {
  Color.red.frame(width: 32, height: 16)
    .accessibilityIdentifier("text")
    .frame(width: 100, height: 40)
    .frame(width: 200, height: 100)
    .frame(width: 300, height: 200)
}

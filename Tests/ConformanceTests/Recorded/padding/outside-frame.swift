import SwiftUI

/// Padding outside a frame makes the whole larger and leaves the frame alone.
///
/// - Expect: text 9 × 16 at 65.5, 37
/// - Answer: 140 × 90
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/frame-inside-padding.json
#Preview("Outside frame", traits: .fixedLayout(width: 400, height: 600)) {
  Color.red.frame(width: 9, height: 16)
    .accessibilityIdentifier("text")
    .frame(width: 100, height: 50)
    .padding(20)
}

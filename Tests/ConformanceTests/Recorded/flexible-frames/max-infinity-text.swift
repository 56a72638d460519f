import SwiftUI

/// With an infinite maximum width a frame fills the line and centres its content.
///
/// - Expect: text 61 × 16 at 169.5, 0
/// - Answer: 400 × 16
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/frame-max-width-infinity.json
#Preview("Max infinity text", traits: .fixedLayout(width: 400, height: 600)) {
  Color.red.frame(width: 61, height: 16).accessibilityIdentifier("text").frame(maxWidth: .infinity)
}

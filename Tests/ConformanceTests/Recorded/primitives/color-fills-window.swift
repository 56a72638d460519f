import SwiftUI

/// A colour fills its window.
///
/// - Expect: color 400 × 600 at 0, 0
/// - Answer: 400 × 600
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/color-fill.json
#Preview("Color fills window", traits: .fixedLayout(width: 400, height: 600)) {
  Color.red.accessibilityIdentifier("color")
}

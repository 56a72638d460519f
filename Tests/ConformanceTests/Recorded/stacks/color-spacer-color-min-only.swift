import SwiftUI

/// Beside a colour a spacer gets no more than its 8 points, because its priority is the lowest of all.
///
/// - Expect: c 252 × 600 at 80, 0
/// - Expect: r 60 × 16 at 340, 292
/// - Answer: 400 × 600
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/mixed-fixed-flexible-hstack.json
#Preview("Color spacer color min only", traits: .fixedLayout(width: 400, height: 600)) {
  HStack(spacing: 0) {
    Color.red.frame(width: 32.5, height: 16).frame(width: 80)
    Color.red.accessibilityIdentifier("c")
    Spacer()
    Color.red.frame(width: 23.5, height: 16).frame(width: 60).accessibilityIdentifier("r")
  }
}

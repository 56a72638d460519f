import SwiftUI

/// Two frames with opposite alignments place their content independently.
///
/// - Expect: text 9 × 16 at 41, 14
/// - Answer: 150 × 80
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/stacked-frames.json
#Preview("Stacked alignments", traits: .fixedLayout(width: 400, height: 600)) {
  Color.red.frame(width: 9, height: 16)
    .accessibilityIdentifier("text")
    .frame(width: 50, height: 30, alignment: .bottomTrailing)
    .frame(width: 150, height: 80, alignment: .topLeading)
}

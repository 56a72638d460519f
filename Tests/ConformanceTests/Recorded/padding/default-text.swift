import SwiftUI

/// A padded view is larger by 16 points on every edge.
///
/// The recording has the view at 16.5, because its window rounds 78.5 points up to 79 and centres the content.
///
/// - Expect: text 46.5 × 16 at 16, 16
/// - Answer: 78.5 × 48
/// - Proposal: 400 × 600
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/padding-default.json
#Preview("Default text", traits: .fixedLayout(width: 400, height: 600)) {
  Color.red.frame(width: 46.5, height: 16).accessibilityIdentifier("text").padding()
}

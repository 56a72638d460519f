import SwiftUI

/// A frame as wide as the window and at least 180 points high centres its content.
///
/// A box of the text's recorded size stands for the text. The recording is rounded to half points.
///
/// - Expect: word 56 × 16 at 172, 82
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/frame-minheight-centers-content.json
#Preview("Max width infinity min height 180", traits: .fixedLayout(width: 400, height: 180)) {
  Color.gray.frame(width: 56, height: 16).accessibilityIdentifier("word")
    .frame(maxWidth: .infinity, minHeight: 180)
}

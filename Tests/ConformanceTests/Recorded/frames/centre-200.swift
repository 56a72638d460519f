import SwiftUI

/// Content stands in the middle of its frame, at a quarter point.
///
/// A box of the text's recorded size stands for the text. The recording is rounded to half points.
///
/// - Expect: word 9.5 × 16 at 95.5, 92
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/frame-alignment-center.json
#Preview("Centre 200", traits: .fixedLayout(width: 200, height: 200)) {
  Color.gray.frame(width: 9.5, height: 16).accessibilityIdentifier("word")
    .frame(width: 200, height: 200, alignment: .center)
}

import SwiftUI

/// Content stands in the top leading corner of its frame.
///
/// A box of the text's recorded size stands for the text. The recording is rounded to half points.
///
/// - Expect: word 15.5 × 16 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/frame-alignment-top-leading.json
#Preview("Top leading 200", traits: .fixedLayout(width: 200, height: 200)) {
  Color.gray.frame(width: 15.5, height: 16).accessibilityIdentifier("word")
    .frame(width: 200, height: 200, alignment: .topLeading)
}

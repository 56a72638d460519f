import SwiftUI

/// A frame without an alignment centres its content.
///
/// A box of the text's recorded size stands for the text. The recording is rounded to half points.
///
/// - Expect: word 46 × 16 at 77, 42
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/frame-fixed.json
#Preview("200x100 default centre", traits: .fixedLayout(width: 200, height: 100)) {
  Color.gray.frame(width: 46, height: 16).accessibilityIdentifier("word")
    .frame(width: 200, height: 100)
}

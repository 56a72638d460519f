import SwiftUI

/// Content that fills its frame by ratio overflows it around the centre.
///
/// - Expect: f 100 × 40 at 50, 80
/// - Expect: c 100 × 100 at 50, 50
/// - Answer: 100 × 40
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: the measured rules, combined
#Preview("Fill in fixed frame overflow", traits: .fixedLayout(width: 200, height: 200)) {
  Color.red.accessibilityIdentifier("c")
    .aspectRatio(1, contentMode: .fill)
    .frame(width: 100, height: 40)
    .accessibilityIdentifier("f")
}

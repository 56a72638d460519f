import SwiftUI

/// A colour has no proposed height in a scroll view and is 10 points high.
///
/// - Expect: scroll 300 × 200 at 0, 0
/// - Expect: c 300 × 10 at 0, 0
/// - Answer: 300 × 200
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: the measured rules, combined
#Preview("Color content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.red.accessibilityIdentifier("c") }.accessibilityIdentifier("scroll")
}

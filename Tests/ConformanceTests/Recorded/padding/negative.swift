import SwiftUI

/// Negative padding proposes more than it was proposed; the content overflows what the padded view answers.
///
/// - Expect: c 120 × 70 at -10, -10
/// - Answer: 100 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI PaddingLayout
#Preview("Negative", traits: .fixedLayout(width: 100, height: 50)) {
  Color.red.accessibilityIdentifier("c").padding(-10)
}

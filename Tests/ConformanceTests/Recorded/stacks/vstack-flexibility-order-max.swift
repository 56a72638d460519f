import SwiftUI

/// The least flexible view is proposed first, so that the others share what it leaves.
///
/// - Expect: a 135 × 50 at 0, 0
/// - Expect: b 30 × 50 at 135, 0
/// - Expect: c 135 × 50 at 165, 0
/// - Answer: 300 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI StackLayout
#Preview("VStack flexibility order max", traits: .fixedLayout(width: 300, height: 50)) {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a")
    Color.blue.frame(maxWidth: 30).accessibilityIdentifier("b")
    Color.green.frame(minWidth: 60, maxWidth: 200).accessibilityIdentifier("c")
  }
}

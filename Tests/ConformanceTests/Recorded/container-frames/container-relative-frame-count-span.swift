import SwiftUI

/// Three of four parts of the scroll view's width, two gaps included: 3 × 67.5 + 2 × 10.
///
/// - Expect: a 222.5 × 20
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: Apple's reference of containerRelativeFrame
#Preview("Container relative frame count span", traits: .fixedLayout(width: 300, height: 100)) {
  ScrollView(.horizontal) {
    HStack(spacing: 10) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).frame(height: 20)
        .accessibilityIdentifier("a")
      Color.blue.frame(width: 20, height: 20)
    }
  }
}

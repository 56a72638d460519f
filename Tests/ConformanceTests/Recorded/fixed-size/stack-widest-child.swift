import SwiftUI

/// Equal widths: fixed horizontally, the stack is as wide as its widest subview, and then proposes that width to all.
///
/// - Expect: bar 70 × 10 at 65, 85
/// - Expect: w 70 × 20 at 65, 95
/// - Answer: 70 × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: common SwiftUI idiom; rule from OpenSwiftUI
#Preview("Stack widest child", traits: .fixedLayout(width: 200, height: 200)) {
  VStack(spacing: 0) {
    Color.red.frame(height: 10).accessibilityIdentifier("bar")
    Color.blue.frame(width: 70, height: 20)
      .accessibilityIdentifier("w")
  }
  .fixedSize(horizontal: true, vertical: false)
}

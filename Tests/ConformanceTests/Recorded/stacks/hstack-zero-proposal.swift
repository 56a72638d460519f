import SwiftUI

/// Proposed nothing, a row is as wide as the minimums of its subviews and the spacing.
///
/// - Answer: 50 × 40
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI StackLayout
#Preview("HStack zero proposal", traits: .fixedLayout(width: 0, height: 40)) {
  HStack {
    Color.red.frame(minWidth: 12)
    Color.blue.frame(width: 30)
  }
}

import SwiftUI

/// An infinite maximum does not make the ideal size infinite.
///
/// - Answer: 10 × 10
/// - Proposal: nil × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI FlexFrameLayout
#Preview("Max infinity nil proposal") {
  Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
}

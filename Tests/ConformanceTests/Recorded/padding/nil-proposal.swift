import SwiftUI

/// Without a proposal, padding adds its insets to the ideal size.
///
/// - Answer: 20 × 20
/// - Proposal: nil × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI PaddingLayout
#Preview("Nil proposal") {
  Color.red.padding(5)
}

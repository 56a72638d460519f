import SwiftUI

/// Without any proposal the ratio is not applied and the ideal size stays.
///
/// - Answer: 10 × 10
/// - Proposal: nil × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI AspectRatioLayout
#Preview("Nil proposal") {
  Color.red.aspectRatio(2, contentMode: .fit)
}

import SwiftUI

/// Outside a stack a spacer is never shorter than 8 points, on either axis.
///
/// - Answer: 8 × 8
/// - Proposal: nil × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Spacer standalone nil nil") {
  Spacer()
}

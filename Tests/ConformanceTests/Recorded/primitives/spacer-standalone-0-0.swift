import SwiftUI

/// Outside a stack a spacer is never shorter than 8 points, on either axis.
///
/// - Answer: 8 × 8
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Spacer standalone 0 0", traits: .fixedLayout(width: 0, height: 0)) {
  Spacer()
}

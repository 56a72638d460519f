import SwiftUI

/// Outside a stack a spacer stretches on both axes.
///
/// - Answer: 100 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Spacer standalone 100 50", traits: .fixedLayout(width: 100, height: 50)) {
  Spacer()
}

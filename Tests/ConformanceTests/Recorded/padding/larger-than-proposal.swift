import SwiftUI

/// Padding wider than the proposal leaves zero to the content, and the answer exceeds the proposal.
///
/// - Answer: 40 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI PaddingLayout
#Preview("Larger than proposal", traits: .fixedLayout(width: 30, height: 100)) {
  Color.red.padding(20)
}

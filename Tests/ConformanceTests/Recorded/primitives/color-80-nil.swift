import SwiftUI

/// Where no length is proposed, a colour is 10 points long.
///
/// - Answer: 80 × 10
/// - Proposal: 80 × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Color 80 nil") {
  Color.red
}

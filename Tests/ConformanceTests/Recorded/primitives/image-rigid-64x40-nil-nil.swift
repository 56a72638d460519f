import SwiftUI

/// An image that is not resizable answers its own size to every proposal.
///
/// - Answer: 64 × 40
/// - Proposal: nil × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Image rigid 64x40 nil nil") {
  Image("swatch")
}

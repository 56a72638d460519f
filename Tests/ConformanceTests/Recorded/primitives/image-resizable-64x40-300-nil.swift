import SwiftUI

/// A resizable image falls back to its own length on the axis without a proposal and keeps no ratio.
///
/// - Answer: 300 × 40
/// - Proposal: 300 × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Image resizable 64x40 300 nil") {
  Image("swatch").resizable()
}

import SwiftUI

/// A colour answers exactly what it is proposed, zero and infinity included.
///
/// - Answer: inf × inf
/// - Proposal: inf × inf
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Color inf inf") {
  Color.red
}

import SwiftUI

/// A colour answers exactly what it is proposed, zero and infinity included.
///
/// - Answer: 0 × 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Color 0 0", traits: .fixedLayout(width: 0, height: 0)) {
  Color.red
}

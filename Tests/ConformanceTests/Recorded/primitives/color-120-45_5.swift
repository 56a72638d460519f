import SwiftUI

/// A colour answers exactly what it is proposed, zero and infinity included.
///
/// - Answer: 120 × 45.5
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Color 120 45.5", traits: .fixedLayout(width: 120, height: 45.5)) {
  Color.red
}

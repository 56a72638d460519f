import SwiftUI

/// A circle is as large as its shorter side, even when that is zero.
///
/// - Answer: 0 × 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Circle 0 50", traits: .fixedLayout(width: 0, height: 50)) {
  Circle()
}

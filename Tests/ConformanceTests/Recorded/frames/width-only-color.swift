import SwiftUI

/// A frame passes the proposal on along the axis that it does not fix.
///
/// - Answer: 50 × 80
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI FrameLayout + Tokamak FrameTests
#Preview("Width only color", traits: .fixedLayout(width: 200, height: 80)) {
  Color.red.frame(width: 50)
}

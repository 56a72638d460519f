import SwiftUI

/// A circle's missing side counts as 10 points, which makes it the shorter one.
///
/// - Answer: 10 × 10
/// - Proposal: 80 × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Circle 80 nil") {
  Circle()
}

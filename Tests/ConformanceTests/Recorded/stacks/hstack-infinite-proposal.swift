import SwiftUI

/// Proposed an infinite width, a row with a colour is infinitely wide.
///
/// - Answer: inf × 40
/// - Proposal: inf × 40
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI StackLayout
#Preview("HStack infinite proposal") {
  HStack(spacing: 0) {
    Color.red
    Color.blue.frame(width: 30)
  }
}

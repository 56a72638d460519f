import SwiftUI

/// Without a proposed width every subview has its ideal one, the spacer its 8 points; no spacing stands beside it.
///
/// - Answer: 56 × 40
/// - Proposal: nil × 40
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI StackLayout
#Preview("HStack three with nil") {
  HStack {
    Color.red
    Color.blue.frame(width: 30)
    Spacer()
  }
}

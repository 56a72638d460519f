import SwiftUI

/// A reader takes what it is proposed, in a row its share.
///
/// - Expect: reader 100 × 50 at 0, 0
/// - Expect: colour 100 × 50 at 100, 0
/// - Confidence: derived
#Preview("Half of a row", traits: .fixedLayout(width: 200, height: 50)) {
  HStack(spacing: 0) {
    GeometryReader { _ in Color.teal }.id("reader")
    Color.orange.id("colour")
  }
}

/// Ten points where nothing is proposed.
///
/// - Answer: 10 × 10
/// - Proposal: nil × nil
/// - Confidence: published
#Preview("A reader's ideal") {
  GeometryReader { _ in Color.teal }
}

/// What a reader holds stands in its top left corner.
///
/// - Expect: box 20 × 10 at 0, 0
/// - Confidence: measured
#Preview("In the corner", traits: .fixedLayout(width: 80, height: 60)) {
  GeometryReader { _ in Color.teal.frame(width: 20, height: 10).id("box") }
}

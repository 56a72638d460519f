import SwiftUI

/// A view with a position takes all the room there is.
///
/// - Expect: above 38.5 × 16 at 140.75, 0
/// - Expect: placed 320 × 40 at 0, 20
/// - Expect: below 36.5 × 16 at 141.75, 64
/// - Confidence: measured
#Preview("A position in a column", traits: .fixedLayout(width: 320, height: 80)) {
  VStack(spacing: 4) {
    Color.teal.frame(width: 38.5, height: 16).id("above")
    Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).id("placed")
    Color.teal.frame(width: 36.5, height: 16).id("below")
  }
}

/// Where nothing is proposed, it is as large as what it places.
///
/// - Answer: 30 × 20
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("A position where nothing is proposed") {
  Color.teal.frame(width: 30, height: 20).position(x: 5, y: 5)
}

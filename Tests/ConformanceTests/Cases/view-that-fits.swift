import SwiftUI

/// What a candidate would like to be decides, not what it could do with.
///
/// - Expect: chosen 40 × 10 at 30, 0
/// - Confidence: measured
#Preview("The ideal decides", traits: .fixedLayout(width: 100, height: 10)) {
  ViewThatFits(in: .horizontal) {
    Color.teal.frame(idealWidth: 150).frame(height: 10)
    Color.orange.frame(width: 40, height: 10).id("chosen")
  }
}

/// Where none fits, the last one is taken and hangs over.
///
/// - Expect: last 160 × 10 at -30, 0
/// - Confidence: measured
#Preview("None fits", traits: .fixedLayout(width: 100, height: 10)) {
  ViewThatFits(in: .horizontal) {
    Color.teal.frame(width: 200, height: 10)
    Color.orange.frame(width: 160, height: 10).id("last")
  }
}

/// Compared on both axes, a candidate has to fit in width and in height.
///
/// - Expect: chosen 60 × 40 at 20, 5
/// - Confidence: derived
#Preview("Both axes", traits: .fixedLayout(width: 100, height: 50)) {
  ViewThatFits {
    Color.teal.frame(width: 80, height: 60)
    Color.orange.frame(width: 120, height: 10)
    Color.red.frame(width: 60, height: 40).id("chosen")
  }
}

/// What fits by its ideal size is then laid out with all the room.
///
/// - Expect: flexible 100 × 50 at 0, 0
/// - Confidence: derived
#Preview("All the room", traits: .fixedLayout(width: 100, height: 50)) {
  ViewThatFits { Color.teal.id("flexible") }
}

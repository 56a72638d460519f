import SwiftUI

/// Fit takes the largest box of that shape that has room, fill the smallest that covers the room.
///
/// - Expect: box 100 × 40 at 0, 0
/// - Expect: wide 64 × 40 at 18, 0
/// - Expect: tall 40 × 25 at 108, 37.5
/// - Expect: fill 96 × 60 at 128, 0
/// - Confidence: measured
#Preview("Fit and fill", traits: .fixedLayout(width: 196, height: 100)) {
  HStack(alignment: .top, spacing: 8) {
    Color.teal.aspectRatio(1.6, contentMode: .fit).id("wide").frame(width: 100, height: 40).id("box")
    Color.teal.aspectRatio(1.6, contentMode: .fit).id("tall").frame(width: 40, height: 100)
    Color.teal.aspectRatio(1.6, contentMode: .fill).id("fill").frame(width: 40, height: 60)
  }
}

/// With one side open the other decides.
///
/// - Answer: 360 × 180
/// - Proposal: 360 × nil
/// - Confidence: measured
#Preview("A width decides the height") {
  Color.teal.aspectRatio(2, contentMode: .fit)
}

/// With both sides open the ratio is not applied.
///
/// - Answer: 10 × 10
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("Nothing to decide with") {
  Color.teal.aspectRatio(2, contentMode: .fit)
}

/// Without a number it is the child's own shape that counts, and a colour's is square.
///
/// - Answer: 100 × 100
/// - Proposal: 300 × 100
/// - Confidence: measured
#Preview("The child's own ratio") {
  Color.teal.aspectRatio(contentMode: .fit)
}

/// The outer ratio proposes a square, the inner one fits into it.
///
/// - Answer: 60 × 30
/// - Proposal: 100 × 60
/// - Confidence: derived
#Preview("A ratio in a ratio") {
  Color.teal.aspectRatio(2, contentMode: .fit).aspectRatio(1, contentMode: .fit)
}

/// A child of fixed size does not mind what it is proposed.
///
/// - Answer: 64 × 40
/// - Proposal: 200 × 200
/// - Confidence: measured
#Preview("A ratio around a fixed size") {
  Color.teal.frame(width: 64, height: 40).aspectRatio(1, contentMode: .fit)
}

/// What fill makes larger than the frame hangs over, clipped or not.
///
/// - Expect: frame 100 × 40 at 50, 80
/// - Expect: inner 100 × 100 at 50, 50
/// - Confidence: derived
#Preview("Filling a flat frame", traits: .fixedLayout(width: 200, height: 200)) {
  Color.teal.id("inner").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 40).clipped().id("frame")
}

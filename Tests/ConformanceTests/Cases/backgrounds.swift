import SwiftUI

/// An overlay is proposed the size of what it lies on, and aligned in it.
///
/// - Expect: plate 100 × 60 at 40, 30
/// - Expect: badge 20 × 10 at 120, 80
/// - Confidence: measured
#Preview("A badge in the corner", traits: .fixedLayout(width: 180, height: 120)) {
  Color.teal.frame(width: 100, height: 60).id("plate")
    .overlay(alignment: .bottomTrailing) { Color.orange.frame(width: 20, height: 10).id("badge") }
}

/// An overlay larger than its view hangs over and changes no size.
///
/// - Expect: plate 40 × 40 at 80, 80
/// - Expect: wide 100 × 20 at 50, 90
/// - Answer: 40 × 40
/// - Confidence: derived
#Preview("A larger overlay", traits: .fixedLayout(width: 200, height: 200)) {
  Color.teal.frame(width: 40, height: 40).id("plate").overlay(Color.orange.frame(width: 100, height: 20).id("wide"))
}

/// A background fills what stands before it in the chain, padding included.
///
/// - Expect: word 31 × 20 at 134.5, 40
/// - Expect: fill 39 × 28 at 130.5, 36
/// - Confidence: measured
#Preview("A background behind padding", traits: .fixedLayout(width: 300, height: 100)) {
  Color.teal.frame(width: 31, height: 20).id("word").padding(4).background(Color.orange.id("fill"))
}

/// Several views in an overlay lie above each other like in a ZStack.
///
/// - Expect: low 16 × 10 at 82, 48
/// - Expect: high 20 × 16 at 80, 45
/// - Confidence: derived
#Preview("Two views in an overlay", traits: .fixedLayout(width: 180, height: 106)) {
  Color.teal.frame(width: 100, height: 60)
    .overlay {
      Color.orange.frame(width: 16, height: 10).id("low")
      Color.red.frame(width: 20, height: 16).id("high")
    }
}

/// A border is drawn inside the frame and takes no room.
///
/// - Expect: thick 60 × 40 at 50, 30
/// - Expect: inner 60 × 40 at 50, 30
/// - Confidence: measured
#Preview("A border takes no room", traits: .fixedLayout(width: 160, height: 100)) {
  Color.teal.frame(width: 60, height: 40).id("inner").border(.red, width: 8).id("thick")
}

import SwiftUI

/// As large as its largest child, which the others are aligned with.
///
/// - Expect: stack 100 × 100 at 50, 50
/// - Expect: large 100 × 100 at 50, 50
/// - Expect: small 30 × 30 at 120, 120
/// - Confidence: derived
#Preview("A small child in a corner", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .bottomTrailing) {
    Color.teal.frame(width: 100, height: 100).id("large")
    Color.orange.frame(width: 30, height: 30).id("small")
  }
  .id("stack")
}

/// A colour in it takes all the room.
///
/// - Expect: fill 200 × 200 at 0, 0
/// - Expect: small 30 × 30 at 0, 0
/// - Answer: 200 × 200
/// - Confidence: derived
#Preview("A colour behind", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .topLeading) {
    Color.teal.id("fill")
    Color.orange.frame(width: 30, height: 30).id("small")
  }
}

/// Only the children of the highest priority decide the size.
///
/// - Expect: stack 40 × 40 at 80, 80
/// - Expect: below 100 × 100 at 80, 50
/// - Expect: middle 60 × 60 at 80, 70
/// - Expect: above 40 × 40 at 80, 80
/// - Confidence: derived
#Preview("Priority decides the size", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .leading) {
    Color.teal.frame(width: 100, height: 100).layoutPriority(-0.1).id("below")
    Color.orange.frame(width: 60, height: 60).id("middle")
    Color.red.frame(width: 40, height: 40).layoutPriority(1).id("above")
  }
  .id("stack")
}

/// Children pushed apart by their guides: the stack holds them all.
///
/// - Expect: stack 80 × 50 at 60, 75
/// - Expect: straight 50 × 50 at 60, 75
/// - Expect: shifted 50 × 50 at 90, 75
/// - Confidence: published
#Preview("All of its children", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .topLeading) {
    Color.teal.frame(width: 50, height: 50).id("straight")
    Color.orange.frame(width: 50, height: 50).alignmentGuide(.leading) { _ in -30 }.id("shifted")
  }
  .id("stack")
}

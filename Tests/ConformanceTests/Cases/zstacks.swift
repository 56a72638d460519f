import SwiftUI

// expects stack: 50 50 100 100
// expects large: 50 50 100 100
// expects small: 120 120 30 30

/// As large as its largest child, which the others are aligned with. Derived from the rules.
#Preview("A small child in a corner", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .bottomTrailing) {
    Color.teal.frame(width: 100, height: 100).id("large")
    Color.orange.frame(width: 30, height: 30).id("small")
  }
  .id("stack")
}

// expects fill: 0 0 200 200
// expects small: 0 0 30 30
// expects size: 200 200

/// A colour in it takes all the room. Derived from the rules.
#Preview("A colour behind", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .topLeading) {
    Color.teal.id("fill")
    Color.orange.frame(width: 30, height: 30).id("small")
  }
}

// expects stack: 80 80 40 40
// expects below: 80 50 100 100
// expects middle: 80 70 60 60
// expects above: 80 80 40 40

/// Only the children of the highest priority decide the size. Derived from the rules.
#Preview("Priority decides the size", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .leading) {
    Color.teal.frame(width: 100, height: 100).layoutPriority(-0.1).id("below")
    Color.orange.frame(width: 60, height: 60).id("middle")
    Color.red.frame(width: 40, height: 40).layoutPriority(1).id("above")
  }
  .id("stack")
}

// expects stack: 60 75 80 50
// expects straight: 60 75 50 50
// expects shifted: 90 75 50 50

/// Children pushed apart by their guides: the stack holds them all. Published by SwiftUI's authors.
#Preview("All of its children", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .topLeading) {
    Color.teal.frame(width: 50, height: 50).id("straight")
    Color.orange.frame(width: 50, height: 50).alignmentGuide(.leading) { _ in -30 }.id("shifted")
  }
  .id("stack")
}

import SwiftUI

// expects above: 140.75 0 38.5 16
// expects placed: 0 20 320 40
// expects below: 141.75 64 36.5 16

/// A view with a position takes all the room there is. Measured on SwiftUI.
#Preview("A position in a column", traits: .fixedLayout(width: 320, height: 80)) {
  VStack(spacing: 4) {
    Color.teal.frame(width: 38.5, height: 16).id("above")
    Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).id("placed")
    Color.teal.frame(width: 36.5, height: 16).id("below")
  }
}

// expects size: 30 20
// proposal: nil nil

/// Where nothing is proposed, it is as large as what it places. Derived from the rules.
#Preview("A position where nothing is proposed") {
  Color.teal.frame(width: 30, height: 20).position(x: 5, y: 5)
}

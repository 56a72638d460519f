import SwiftUI

// expects plate: 40 30 100 60
// expects badge: 120 80 20 10

/// An overlay is proposed the size of what it lies on, and aligned in it. Measured on SwiftUI.
#Preview("A badge in the corner", traits: .fixedLayout(width: 180, height: 120)) {
  Color.teal.frame(width: 100, height: 60).id("plate")
    .overlay(alignment: .bottomTrailing) { Color.orange.frame(width: 20, height: 10).id("badge") }
}

// expects plate: 80 80 40 40
// expects wide: 50 90 100 20
// expects size: 40 40

/// An overlay larger than its view hangs over and changes no size. Derived from the rules.
#Preview("A larger overlay", traits: .fixedLayout(width: 200, height: 200)) {
  Color.teal.frame(width: 40, height: 40).id("plate").overlay(Color.orange.frame(width: 100, height: 20).id("wide"))
}

// expects word: 134.5 40 31 20
// expects fill: 130.5 36 39 28

/// A background fills what stands before it in the chain, padding included. Measured on SwiftUI.
#Preview("A background behind padding", traits: .fixedLayout(width: 300, height: 100)) {
  Color.teal.frame(width: 31, height: 20).id("word").padding(4).background(Color.orange.id("fill"))
}

// expects low: 82 48 16 10
// expects high: 80 45 20 16

/// Several views in an overlay lie above each other like in a ZStack. Derived from the rules.
#Preview("Two views in an overlay", traits: .fixedLayout(width: 180, height: 106)) {
  Color.teal.frame(width: 100, height: 60)
    .overlay {
      Color.orange.frame(width: 16, height: 10).id("low")
      Color.red.frame(width: 20, height: 16).id("high")
    }
}

// expects thick: 50 30 60 40
// expects inner: 50 30 60 40

/// A border is drawn inside the frame and takes no room. Measured on SwiftUI.
#Preview("A border takes no room", traits: .fixedLayout(width: 160, height: 100)) {
  Color.teal.frame(width: 60, height: 40).id("inner").border(.red, width: 8).id("thick")
}

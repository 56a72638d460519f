import SwiftUI

// expects chosen: 30 0 40 10

/// What a candidate would like to be decides, not what it could do with. Measured on SwiftUI.
#Preview("The ideal decides", traits: .fixedLayout(width: 100, height: 10)) {
  ViewThatFits(in: .horizontal) {
    Color.teal.frame(idealWidth: 150).frame(height: 10)
    Color.orange.frame(width: 40, height: 10).id("chosen")
  }
}

// expects last: -30 0 160 10

/// Where none fits, the last one is taken and hangs over. Measured on SwiftUI.
#Preview("None fits", traits: .fixedLayout(width: 100, height: 10)) {
  ViewThatFits(in: .horizontal) {
    Color.teal.frame(width: 200, height: 10)
    Color.orange.frame(width: 160, height: 10).id("last")
  }
}

// expects chosen: 20 5 60 40

/// Compared on both axes, a candidate has to fit in width and in height. Derived from the rules.
#Preview("Both axes", traits: .fixedLayout(width: 100, height: 50)) {
  ViewThatFits {
    Color.teal.frame(width: 80, height: 60)
    Color.orange.frame(width: 120, height: 10)
    Color.red.frame(width: 60, height: 40).id("chosen")
  }
}

// expects flexible: 0 0 100 50

/// What fits by its ideal size is then laid out with all the room. Derived from the rules.
#Preview("All the room", traits: .fixedLayout(width: 100, height: 50)) {
  ViewThatFits { Color.teal.id("flexible") }
}

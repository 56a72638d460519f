import SwiftUI

// expects box: 0 0 100 40
// expects wide: 18 0 64 40
// expects tall: 108 37.5 40 25
// expects fill: 128 0 96 60

/// Fit takes the largest box of that shape that has room, fill the smallest that covers the room.
/// Measured on SwiftUI.
#Preview("Fit and fill", traits: .fixedLayout(width: 196, height: 100)) {
  HStack(alignment: .top, spacing: 8) {
    Color.teal.aspectRatio(1.6, contentMode: .fit).id("wide").frame(width: 100, height: 40).id("box")
    Color.teal.aspectRatio(1.6, contentMode: .fit).id("tall").frame(width: 40, height: 100)
    Color.teal.aspectRatio(1.6, contentMode: .fill).id("fill").frame(width: 40, height: 60)
  }
}

// expects size: 360 180
// proposal: 360 nil

/// With one side open the other decides. Measured on SwiftUI.
#Preview("A width decides the height") {
  Color.teal.aspectRatio(2, contentMode: .fit)
}

// expects size: 10 10
// proposal: nil nil

/// With both sides open the ratio is not applied. Derived from the rules.
#Preview("Nothing to decide with") {
  Color.teal.aspectRatio(2, contentMode: .fit)
}

// expects size: 100 100
// proposal: 300 100

/// Without a number it is the child's own shape that counts, and a colour's is square. Measured on SwiftUI.
#Preview("The child's own ratio") {
  Color.teal.aspectRatio(contentMode: .fit)
}

// expects size: 60 30
// proposal: 100 60

/// The outer ratio proposes a square, the inner one fits into it. Derived from the rules.
#Preview("A ratio in a ratio") {
  Color.teal.aspectRatio(2, contentMode: .fit).aspectRatio(1, contentMode: .fit)
}

// expects size: 64 40
// proposal: 200 200

/// A child of fixed size does not mind what it is proposed. Measured on SwiftUI.
#Preview("A ratio around a fixed size") {
  Color.teal.frame(width: 64, height: 40).aspectRatio(1, contentMode: .fit)
}

// expects frame: 50 80 100 40
// expects inner: 50 50 100 100

/// What fill makes larger than the frame hangs over, clipped or not. Derived from the rules.
#Preview("Filling a flat frame", traits: .fixedLayout(width: 200, height: 200)) {
  Color.teal.id("inner").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 40).clipped().id("frame")
}

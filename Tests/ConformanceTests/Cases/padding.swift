import SwiftUI

// expects inner: 16 16 168 68
// expects outer: 0 0 200 100

/// Without a length it is 16 points on each side. Measured on SwiftUI.
#Preview("The usual padding", traits: .fixedLayout(width: 200, height: 100)) {
  Color.teal.id("inner").padding().id("outer")
}

// expects inner: 32 17 164 64
// expects outer: 0 0 200 100

/// Several paddings add up, each on its own edges. Derived from the rules.
#Preview("Edge by edge", traits: .fixedLayout(width: 200, height: 100)) {
  Color.teal.id("inner")
    .padding(.leading, 30)
    .padding(.vertical)
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .id("outer")
}

// expects inner: 65.5 37 9 16
// expects size: 140 90
// proposal: 400 600

/// Padding outside a frame adds to the frame's size. Measured on SwiftUI.
#Preview("Padding outside a frame") {
  Color.teal.frame(width: 9, height: 16).id("inner").frame(width: 100, height: 50).padding(20)
}

// expects size: 40 100
// proposal: 30 100

/// The child is never proposed less than nothing, so the padding can be larger than the proposal.
/// Derived from the rules.
#Preview("Padding larger than the room") {
  Color.teal.padding(20)
}

// expects inner: -10 -10 120 70
// expects size: 100 50
// proposal: 100 50

/// A negative padding proposes more and answers less than the child does. Derived from the rules.
#Preview("Padding less than nothing") {
  Color.teal.id("inner").padding(-10)
}

// expects size: 20 20
// proposal: nil nil

/// No proposal stays none. Derived from the rules.
#Preview("Padding where nothing is proposed") {
  Color.teal.padding(5)
}

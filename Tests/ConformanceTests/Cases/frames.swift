import SwiftUI

// expects size: 50 80
// proposal: 200 80

/// A frame with a width only decides the width; the height is the child's. Derived from the rules.
#Preview("A width alone") {
  Color.teal.frame(width: 50)
}

// expects box: 75 35 50 30
// expects size: 50 30

/// The preview centres its view. Derived from the rules.
#Preview("Centred in the room", traits: .fixedLayout(width: 200, height: 100)) {
  Color.teal.frame(width: 50, height: 30).id("box")
}

// expects inner: 134 92 32 16
// expects size: 300 200
// proposal: 400 600

/// Each of three frames centres what it holds. Measured on SwiftUI.
#Preview("Frames in frames") {
  Color.teal.frame(width: 32, height: 16).id("inner")
    .frame(width: 100, height: 40)
    .frame(width: 200, height: 100)
    .frame(width: 300, height: 200)
}

// expects inner: 41 14 9 16
// expects size: 150 80
// proposal: 400 600

/// The inner frame puts its child at the bottom right, the outer one the inner frame at the top left.
/// Measured on SwiftUI.
#Preview("Two alignments") {
  Color.teal.frame(width: 9, height: 16).id("inner")
    .frame(width: 50, height: 30, alignment: .bottomTrailing)
    .frame(width: 150, height: 80, alignment: .topLeading)
}

// expects frame: 35 35 30 30
// expects child: 18 30 64 40

/// A child larger than its frame keeps its size and hangs over on both sides. Derived from the rules.
#Preview("A frame smaller than its child", traits: .fixedLayout(width: 100, height: 100)) {
  Color.teal.frame(width: 64, height: 40).id("child").frame(width: 30, height: 30).id("frame")
}

// expects child: -34 -20 64 40
// expects size: 30 20
// proposal: 30 20

/// What hangs over hangs over where the alignment leaves it. Measured on SwiftUI.
#Preview("Hanging over at the top left") {
  Color.teal.frame(width: 64, height: 40).id("child").frame(width: 30, height: 20, alignment: .bottomTrailing)
}

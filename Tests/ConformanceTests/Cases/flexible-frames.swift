import SwiftUI

// expects least: 100 90 100 20
// expects most: 50 110 200 20
// expects any: 0 130 300 20
// expects ideal: 75 150 150 20
// expects capped: 90 170 120 20
// expects over: 50 190 200 20

/// A least width raises, a greatest width is taken even by a smaller child when that much is proposed, both make
/// the child's size irrelevant, and an ideal counts where nothing is proposed. Measured on SwiftUI.
#Preview("Six frames", traits: .fixedLayout(width: 300, height: 300)) {
  VStack(spacing: 0) {
    Color.teal.frame(width: 40, height: 20).frame(minWidth: 100).id("least")
    Color.teal.frame(width: 40, height: 20).frame(maxWidth: 200).id("most")
    Color.teal.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity).id("any")
    Color.teal.frame(width: 40, height: 20).frame(idealWidth: 150).fixedSize().id("ideal")
    Color.teal.frame(maxWidth: 120, maxHeight: 20).id("capped")
    Color.teal.frame(width: 250, height: 20).frame(maxWidth: 200).id("over")
  }
}

// expects text: 169.5 0 61 16
// expects size: 400 16
// proposal: 400 600

/// A frame without an upper end takes all the width and centres its child. Measured on SwiftUI.
#Preview("As wide as possible") {
  Color.teal.frame(width: 61, height: 16).id("text").frame(maxWidth: .infinity)
}

// expects size: 10 10
// proposal: nil nil

/// No upper end is no length: where nothing is proposed, the child's ideal counts. Derived from the rules.
#Preview("As wide as possible, and nothing proposed") {
  Color.teal.frame(maxWidth: .infinity, maxHeight: .infinity)
}

// expects size: 20 5
// proposal: 0 5

/// A frame with a least width only reports that width when less is proposed, however wide its child is.
/// Derived from the rules.
#Preview("A least width under a wider child") {
  Color.teal.frame(width: 50, height: 5).frame(minWidth: 20)
}

// expects size: 75 10
// proposal: nil 10

/// With an ideal width the frame proposes and answers it where nothing is proposed. Derived from the rules.
#Preview("Least, ideal and greatest width") {
  Color.teal.frame(minWidth: 70, idealWidth: 75, maxWidth: 90)
}

// expects size: 70 10
// proposal: 65 10

/// Less than the least width is proposed: the least width it is. Derived from the rules.
#Preview("Proposed less than the least width") {
  Color.teal.frame(minWidth: 70, idealWidth: 75, maxWidth: 90)
}

// expects size: 48 48
// proposal: 48 48

/// An ideal width says nothing where a width is proposed. Published by SwiftUI's authors.
#Preview("An ideal width beside a proposal") {
  Color.teal.frame(idealWidth: 24)
}

// expects frame: 0 0 30 20
// expects child: -5 0 40 20

/// A least width below zero is zero, and with a greatest one beside it the child does not matter.
/// Derived from the rules.
#Preview("Less than nothing", traits: .fixedLayout(width: 30, height: 20)) {
  Color.teal.frame(width: 40, height: 20).id("child").frame(minWidth: -10, maxWidth: 60).id("frame")
}

import SwiftUI

// expects both: 95 80 10 10
// expects width: 95 90 10 30

/// A colour has 10 points where it is asked for its ideal. Measured on SwiftUI.
#Preview("The ideal of a colour", traits: .fixedLayout(width: 200, height: 200)) {
  VStack(spacing: 0) {
    Color.teal.fixedSize().id("both")
    Color.orange.fixedSize(horizontal: true, vertical: false).frame(height: 30).id("width")
  }
}

// expects inner: 50 95 100 10

/// Only the height is left open: the width is proposed as it came. Derived from the rules.
#Preview("One axis left open", traits: .fixedLayout(width: 200, height: 200)) {
  Color.teal.id("inner").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
}

// expects bar: 65 85 70 10
// expects word: 65 95 70 20
// expects size: 70 30

/// A column of fixed width is as wide as its widest child, and places the others with that width.
/// Derived from the rules.
#Preview("Equal widths", traits: .fixedLayout(width: 200, height: 200)) {
  VStack(spacing: 0) {
    Color.teal.frame(height: 10).id("bar")
    Color.orange.frame(width: 70, height: 20).id("word")
  }
  .fixedSize(horizontal: true, vertical: false)
}

import SwiftUI

/// A colour has 10 points where it is asked for its ideal.
///
/// - Expect: both 10 × 10 at 95, 80
/// - Expect: width 10 × 30 at 95, 90
/// - Confidence: measured
#Preview("The ideal of a colour", traits: .fixedLayout(width: 200, height: 200)) {
  VStack(spacing: 0) {
    Color.teal.fixedSize().id("both")
    Color.orange.fixedSize(horizontal: true, vertical: false).frame(height: 30).id("width")
  }
}

/// Only the height is left open: the width is proposed as it came.
///
/// - Expect: inner 100 × 10 at 50, 95
/// - Confidence: derived
#Preview("One axis left open", traits: .fixedLayout(width: 200, height: 200)) {
  Color.teal.id("inner").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
}

/// A column of fixed width is as wide as its widest child, and places the others with that width.
///
/// - Expect: bar 70 × 10 at 65, 85
/// - Expect: word 70 × 20 at 65, 95
/// - Answer: 70 × 30
/// - Confidence: derived
#Preview("Equal widths", traits: .fixedLayout(width: 200, height: 200)) {
  VStack(spacing: 0) {
    Color.teal.frame(height: 10).id("bar")
    Color.orange.frame(width: 70, height: 20).id("word")
  }
  .fixedSize(horizontal: true, vertical: false)
}

import SwiftUI

/// Each view in a geometry reader is put into its top leading corner by itself. They are not a stack: that the circle's
/// leading edge lies 20 points inside it is of no importance to the bar, nor to the circle.
#Preview("Several in a reader", traits: .fixedLayout(width: 200, height: 120)) {
  GeometryReader { reader in
    Color.orange.frame(width: reader.size.width, height: 40)
      .accessibilityLabel("bar")
    Circle().fill(.teal).frame(width: 60, height: 60)
      .alignmentGuide(.leading) { _ in 20 }
      .accessibilityLabel("buoy")
  }
  .border(.blue)
}
// expect: bar 200 × 40 at 0, 0
// expect: buoy 60 × 60 at 0, 0

import SwiftUI

/// The distance between rows is the largest that any two neighbours ask for: 8.15 below texts, 4.74 above.
///
/// - Expect: a _ × 16 at _, 57.553466796875
/// - Expect: bb _ × 16 at _, 57.553466796875
/// - Expect: red 30 × 20 at _, 91.704345703125
/// - Expect: e _ × 16 at _, 93.704345703125
/// - Expect: blue 50 × 40 at _, 81.704345703125
/// - Expect: g _ × 16 at _, 126.446533203125
/// - Expect: grid _ × 84.89306640625 at _, 57.553466796875
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/grid/basic/frames.json, macOS 26.2
#Preview("Basic text and boxes", traits: .fixedLayout(width: 320, height: 200)) {
  Grid {
    GridRow {
      Text("A").accessibilityIdentifier("a")
      Text("BB").accessibilityIdentifier("bb")
      Text("CCC").accessibilityIdentifier("ccc")
    }
    GridRow {
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("red")
      Text("E").accessibilityIdentifier("e")
      Color.blue.frame(width: 50, height: 40).accessibilityIdentifier("blue")
    }
    GridRow {
      Text("G").accessibilityIdentifier("g")
      Text("H").accessibilityIdentifier("h")
    }
  }
  .accessibilityIdentifier("grid")
}

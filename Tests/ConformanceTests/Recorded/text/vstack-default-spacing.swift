import SwiftUI

/// Texts of the default font touch each other; a box keeps 8.1509 points from the text above and 4.7422 from the one
/// below.
///
/// - Expect: one _ × 16 at _, 64.553466796875
/// - Expect: two _ × 16 at _, 80.553466796875
/// - Expect: box 50 × 10 at 75, 104.704345703125
/// - Expect: three _ × 16 at _, 119.446533203125
/// - Expect: stack 50 × 70.89306640625 at 75, 64.553466796875
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/text/vstack-spacing/frames.json, macOS 26.2
#Preview("VStack default spacing", traits: .fixedLayout(width: 200, height: 200)) {
  VStack {
    Text("One").accessibilityIdentifier("one")
    Text("Two").accessibilityIdentifier("two")
    Color.red.frame(width: 50, height: 10).accessibilityIdentifier("box")
    Text("Three").accessibilityIdentifier("three")
  }
  .accessibilityIdentifier("stack")
}

import SwiftUI

/// The first rows of many in a lazy stack that takes the proposed width.
///
/// - Expect: scroll 300 × 200 at 0, 0
/// - Expect: r0 200 × 20 at 50, 0
/// - Expect: r1 200 × 20 at 50, 20
/// - Expect: r2 200 × 20 at 50, 40
/// - Expect: r3 200 × 20 at 50, 60
/// - Expect: r4 200 × 20 at 50, 80
/// - Expect: r5 200 × 20 at 50, 100
/// - Expect: r6 200 × 20 at 50, 120
/// - Expect: r7 200 × 20 at 50, 140
/// - Expect: r8 200 × 20 at 50, 160
/// - Expect: r9 200 × 20 at 50, 180
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/lazy/laziness/frames.json
#Preview("200 rows first screen", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    LazyVStack(spacing: 0) {
      ForEach(0..<200, id: \.self) { n in
        Color.blue.frame(width: 200, height: 20).accessibilityIdentifier("r\(n)").id(n)
      }
    }
  }
  .accessibilityIdentifier("scroll")
}

import SwiftUI

/// Anchored at the bottom, the end of the content is in view at first.
///
/// - Expect: content 120 × 400 at 90, -200
/// - Expect: scroll 120 × 200 at 90, 0
/// - Expect: r0 120 × 20 at 90, -200
/// - Expect: r1 120 × 20 at 90, -180
/// - Expect: r2 120 × 20 at 90, -160
/// - Expect: r3 120 × 20 at 90, -140
/// - Expect: r4 120 × 20 at 90, -120
/// - Expect: r5 120 × 20 at 90, -100
/// - Expect: r6 120 × 20 at 90, -80
/// - Expect: r7 120 × 20 at 90, -60
/// - Expect: r8 120 × 20 at 90, -40
/// - Expect: r9 120 × 20 at 90, -20
/// - Expect: r10 120 × 20 at 90, 0
/// - Expect: r11 120 × 20 at 90, 20
/// - Expect: r12 120 × 20 at 90, 40
/// - Expect: r13 120 × 20 at 90, 60
/// - Expect: r14 120 × 20 at 90, 80
/// - Expect: r15 120 × 20 at 90, 100
/// - Expect: r16 120 × 20 at 90, 120
/// - Expect: r17 120 × 20 at 90, 140
/// - Expect: r18 120 × 20 at 90, 160
/// - Expect: r19 120 × 20 at 90, 180
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/anchor-bottom/frames.json
#Preview("Anchored to bottom", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { n in
        Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("r\(n)")
      }
    }
    .accessibilityIdentifier("content")
  }
  .defaultScrollAnchor(.bottom)
  .accessibilityIdentifier("scroll")
}

import SwiftUI

/// Content taller than the scroll view starts at its top and is as tall as it needs.
///
/// - Expect: content 120 × 552 at 90, 0
/// - Expect: scroll 120 × 200 at 90, 0
/// - Expect: r0 120 × 20 at 90, 0
/// - Expect: r1 120 × 20 at 90, 28
/// - Expect: r2 120 × 20 at 90, 56
/// - Expect: r3 120 × 20 at 90, 84
/// - Expect: r4 120 × 20 at 90, 112
/// - Expect: r5 120 × 20 at 90, 140
/// - Expect: r6 120 × 20 at 90, 168
/// - Expect: r7 120 × 20 at 90, 196
/// - Expect: r8 120 × 20 at 90, 224
/// - Expect: r9 120 × 20 at 90, 252
/// - Expect: r10 120 × 20 at 90, 280
/// - Expect: r11 120 × 20 at 90, 308
/// - Expect: r12 120 × 20 at 90, 336
/// - Expect: r13 120 × 20 at 90, 364
/// - Expect: r14 120 × 20 at 90, 392
/// - Expect: r15 120 × 20 at 90, 420
/// - Expect: r16 120 × 20 at 90, 448
/// - Expect: r17 120 × 20 at 90, 476
/// - Expect: r18 120 × 20 at 90, 504
/// - Expect: r19 120 × 20 at 90, 532
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/vertical-overflow/frames.json
#Preview("Tall content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    VStack(spacing: 8) {
      ForEach(0..<20, id: \.self) { n in
        Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("r\(n)")
      }
    }
    .accessibilityIdentifier("content")
  }
  .accessibilityIdentifier("scroll")
}

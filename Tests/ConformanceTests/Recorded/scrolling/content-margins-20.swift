import SwiftUI

/// Margins of the content move it and widen the scroll view across its axis.
///
/// - Expect: scroll 160 × 200 at 0, 0
/// - Expect: r0 120 × 20 at 20, 20
/// - Expect: r1 120 × 20 at 20, 40
/// - Expect: r2 120 × 20 at 20, 60
/// - Expect: r3 120 × 20 at 20, 80
/// - Expect: r4 120 × 20 at 20, 100
/// - Expect: r5 120 × 20 at 20, 120
/// - Expect: r6 120 × 20 at 20, 140
/// - Expect: r7 120 × 20 at 20, 160
/// - Expect: r8 120 × 20 at 20, 180
/// - Expect: r9 120 × 20 at 20, 200
/// - Expect: r10 120 × 20 at 20, 220
/// - Expect: r11 120 × 20 at 20, 240
/// - Expect: r12 120 × 20 at 20, 260
/// - Expect: r13 120 × 20 at 20, 280
/// - Expect: r14 120 × 20 at 20, 300
/// - Expect: r15 120 × 20 at 20, 320
/// - Expect: r16 120 × 20 at 20, 340
/// - Expect: r17 120 × 20 at 20, 360
/// - Expect: r18 120 × 20 at 20, 380
/// - Expect: r19 120 × 20 at 20, 400
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/margins/frames.json
#Preview("Content margins 20", traits: .fixedLayout(width: 160, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { n in
        Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("r\(n)")
      }
    }
  }
  .contentMargins(20, for: .scrollContent)
  .accessibilityIdentifier("scroll")
}

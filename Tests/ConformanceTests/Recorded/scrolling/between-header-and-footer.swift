import SwiftUI

/// Between two fixed views a scroll view takes the height they leave.
///
/// The boxes stand for texts of their recorded sizes; every distance is explicit, so they change nothing.
///
/// - Expect: header 44.5 × 16 at 127.75, 0
/// - Expect: content 120 × 400 at 90, 16
/// - Expect: scroll 120 × 168 at 90, 16
/// - Expect: footer 39.5 × 16 at 130.25, 184
/// - Expect: page 120 × 200 at 90, 0
/// - Expect: r0 120 × 20 at 90, 16
/// - Expect: r1 120 × 20 at 90, 36
/// - Expect: r2 120 × 20 at 90, 56
/// - Expect: r3 120 × 20 at 90, 76
/// - Expect: r4 120 × 20 at 90, 96
/// - Expect: r5 120 × 20 at 90, 116
/// - Expect: r6 120 × 20 at 90, 136
/// - Expect: r7 120 × 20 at 90, 156
/// - Expect: r8 120 × 20 at 90, 176
/// - Expect: r9 120 × 20 at 90, 196
/// - Expect: r10 120 × 20 at 90, 216
/// - Expect: r11 120 × 20 at 90, 236
/// - Expect: r12 120 × 20 at 90, 256
/// - Expect: r13 120 × 20 at 90, 276
/// - Expect: r14 120 × 20 at 90, 296
/// - Expect: r15 120 × 20 at 90, 316
/// - Expect: r16 120 × 20 at 90, 336
/// - Expect: r17 120 × 20 at 90, 356
/// - Expect: r18 120 × 20 at 90, 376
/// - Expect: r19 120 × 20 at 90, 396
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/in-stack/frames.json
#Preview("Between header and footer", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 0) {
    Color.gray.frame(width: 44.5, height: 16).accessibilityIdentifier("header")
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { n in
          Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("r\(n)")
        }
      }
      .accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("scroll")
    Color.gray.frame(width: 39.5, height: 16).accessibilityIdentifier("footer")
  }
  .accessibilityIdentifier("page")
}

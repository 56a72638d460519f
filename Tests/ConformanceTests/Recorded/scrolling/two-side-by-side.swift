import SwiftUI

/// Scroll views side by side hug their contents; hidden indicators and disabled scrolling change nothing.
///
/// - Expect: contentA 80 × 400 at 60, 0
/// - Expect: scrollA 80 × 200 at 60, 0
/// - Expect: contentB 80 × 400 at 160, 0
/// - Expect: scrollB 80 × 200 at 160, 0
/// - Expect: row 180 × 200 at 60, 0
/// - Expect: r0 80 × 20 at 160, 0
/// - Expect: r1 80 × 20 at 160, 20
/// - Expect: r2 80 × 20 at 160, 40
/// - Expect: r3 80 × 20 at 160, 60
/// - Expect: r4 80 × 20 at 160, 80
/// - Expect: r5 80 × 20 at 160, 100
/// - Expect: r6 80 × 20 at 160, 120
/// - Expect: r7 80 × 20 at 160, 140
/// - Expect: r8 80 × 20 at 160, 160
/// - Expect: r9 80 × 20 at 160, 180
/// - Expect: r10 80 × 20 at 160, 200
/// - Expect: r11 80 × 20 at 160, 220
/// - Expect: r12 80 × 20 at 160, 240
/// - Expect: r13 80 × 20 at 160, 260
/// - Expect: r14 80 × 20 at 160, 280
/// - Expect: r15 80 × 20 at 160, 300
/// - Expect: r16 80 × 20 at 160, 320
/// - Expect: r17 80 × 20 at 160, 340
/// - Expect: r18 80 × 20 at 160, 360
/// - Expect: r19 80 × 20 at 160, 380
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/modifiers/frames.json
#Preview("Two side by side", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(spacing: 20) {
    ScrollView(showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in Color.orange.frame(width: 80, height: 20) }
      }
      .accessibilityIdentifier("contentA")
    }
    .accessibilityIdentifier("scrollA")
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { n in
          Color.blue.frame(width: 80, height: 20).accessibilityIdentifier("r\(n)")
        }
      }
      .accessibilityIdentifier("contentB")
    }
    .scrollIndicators(.hidden)
    .scrollDisabled(true)
    .accessibilityIdentifier("scrollB")
  }
  .accessibilityIdentifier("row")
}

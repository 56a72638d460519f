import SwiftUI

/// Layers keep their own sizes in a page of fixed size, one of them filling its height.
///
/// - Expect: b00 44 × 44 at 18, 38
/// - Expect: b01 44 × 44 at 68, 38
/// - Expect: b02 44 × 44 at 118, 38
/// - Expect: b03 44 × 44 at 168, 38
/// - Expect: b04 44 × 44 at 218, 38
/// - Expect: b05 44 × 44 at 268, 38
/// - Expect: b06 44 × 44 at 318, 38
/// - Expect: b10 44 × 44 at 18, 88
/// - Expect: b11 44 × 44 at 68, 88
/// - Expect: b12 44 × 44 at 118, 88
/// - Expect: b13 44 × 44 at 168, 88
/// - Expect: b14 44 × 44 at 218, 88
/// - Expect: b15 44 × 44 at 268, 88
/// - Expect: b16 44 × 44 at 318, 88
/// - Expect: b20 44 × 44 at 18, 138
/// - Expect: b21 44 × 44 at 68, 138
/// - Expect: b22 44 × 44 at 118, 138
/// - Expect: b23 44 × 44 at 168, 138
/// - Expect: b24 44 × 44 at 218, 138
/// - Expect: b25 44 × 44 at 268, 138
/// - Expect: b26 44 × 44 at 318, 138
/// - Expect: halves 360 × 220 at 10, 0
/// - Expect: cells 344 × 144 at 18, 38
/// - Expect: page 380 × 220 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/effects/blend/frames.json
#Preview("ZStack overflow grid", traits: .fixedLayout(width: 380, height: 220)) {
  ZStack {
    HStack(spacing: 0) {
      Color.blue.frame(width: 160)
      Color.yellow.frame(width: 200)
    }
    .accessibilityIdentifier("halves")
    VStack(spacing: 6) {
      ForEach(0..<3, id: \.self) { line in
        HStack(spacing: 6) {
          ForEach(0..<7, id: \.self) { slot in
            Color.orange.frame(width: 44, height: 44)
              .blendMode(.multiply)
              .accessibilityIdentifier("b\(line)\(slot)")
          }
        }
      }
    }
    .accessibilityIdentifier("cells")
  }
  .frame(width: 380, height: 220)
  .accessibilityIdentifier("page")
}

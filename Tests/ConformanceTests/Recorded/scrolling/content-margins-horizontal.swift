import SwiftUI

/// Horizontal margins widen the scroll view and leave the content's start alone.
///
/// - Expect: scroll 144 × 200 at 0, 0
/// - Expect: r0 120 × 20 at 12, 0
/// - Expect: r1 120 × 20 at 12, 20
/// - Expect: r2 120 × 20 at 12, 40
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/margins/frames.json
#Preview("Content margins horizontal", traits: .fixedLayout(width: 144, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { n in
        Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("r\(n)")
      }
    }
  }
  .contentMargins(.horizontal, 12, for: .scrollContent)
  .accessibilityIdentifier("scroll")
}

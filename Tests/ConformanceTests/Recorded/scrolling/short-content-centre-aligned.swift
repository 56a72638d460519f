import SwiftUI

/// An anchor for the alignment puts short content in the middle.
///
/// - Expect: scroll 120 × 200 at 0, 0
/// - Expect: r0 120 × 20 at 0, 70
/// - Expect: r1 120 × 20 at 0, 90
/// - Expect: r2 120 × 20 at 0, 110
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/anchor-roles/frames.json
#Preview("Short content centre aligned", traits: .fixedLayout(width: 120, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { n in
        Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("r\(n)")
      }
    }
  }
  .defaultScrollAnchor(.center, for: .alignment)
  .accessibilityIdentifier("scroll")
}

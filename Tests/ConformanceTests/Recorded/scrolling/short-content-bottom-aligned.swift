import SwiftUI

/// An anchor for the alignment puts short content at the bottom.
///
/// - Expect: scroll 120 × 200 at 0, 0
/// - Expect: r0 120 × 20 at 0, 140
/// - Expect: r1 120 × 20 at 0, 160
/// - Expect: r2 120 × 20 at 0, 180
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/anchor-roles/frames.json
#Preview("Short content bottom aligned", traits: .fixedLayout(width: 120, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { n in
        Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("r\(n)")
      }
    }
  }
  .defaultScrollAnchor(.bottom, for: .alignment)
  .accessibilityIdentifier("scroll")
}

import SwiftUI

/// A flexible layer fills the ZStack's proposal.
///
/// - Expect: fill 200 × 200 at 0, 0
/// - Expect: b 30 × 30 at 0, 0
/// - Answer: 200 × 200
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/zstack-fill/frames.json
#Preview("Greedy fills", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .topLeading) {
    Color.red.accessibilityIdentifier("fill")
    Color.red.frame(width: 30, height: 30).accessibilityIdentifier("b")
  }
}

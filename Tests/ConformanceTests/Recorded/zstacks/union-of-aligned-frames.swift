import SwiftUI

/// Layers that their guides push apart make the ZStack as large as their union.
///
/// OpenSwiftUI answers the largest width, 50, instead.
///
/// - Expect: z 80 × 50 at 60, 75
/// - Expect: a 50 × 50 at 60, 75
/// - Expect: b 50 × 50 at 90, 75
/// - Answer: 80 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: fatbobman.com layout series / Thinking in SwiftUI notes
#Preview("Union of aligned frames", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .topLeading) {
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
    Color.red.frame(width: 50, height: 50).alignmentGuide(.leading) { _ in -30 }.accessibilityIdentifier("b")
  }
  .accessibilityIdentifier("z")
}

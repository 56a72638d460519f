import SwiftUI

/// Paddings of single edges add up, each outside the one before.
///
/// - Expect: outer 200 × 100 at 0, 0
/// - Expect: inner 164 × 64 at 32, 17
/// - Answer: 200 × 100
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/padding-edges/frames.json
#Preview("Edges chain", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.accessibilityIdentifier("inner")
    .padding(.leading, 30)
    .padding(.vertical)
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .accessibilityIdentifier("outer")
}

import SwiftUI

/// An offset moves what is drawn, not the frame that the row sees.
///
/// - Expect: a 20 × 20 at 0, 0
/// - Expect: b 20 × 20 at 20, 0
/// - Expect: c 20 × 20 at 40, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Docs/elements/Transform.md (transform/basic)
#Preview("Offset no layout", traits: .fixedLayout(width: 60, height: 20)) {
  HStack(spacing: 0) {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
    Color.red.frame(width: 20, height: 20).offset(x: 100, y: 5).accessibilityIdentifier("b")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c")
  }
}

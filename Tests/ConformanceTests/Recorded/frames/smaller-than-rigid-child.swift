import SwiftUI

/// Content larger than its frame keeps its size and overflows on all sides.
///
/// - Expect: frame 30 × 30 at 35, 35
/// - Expect: image 64 × 40 at 18, 30
/// - Answer: 30 × 30
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Docs/elements/Image.md (image/resizable overflow)
#Preview("Smaller than rigid child", traits: .fixedLayout(width: 100, height: 100)) {
  Image("swatch")
    .accessibilityIdentifier("image")
    .frame(width: 30, height: 30)
    .accessibilityIdentifier("frame")
}

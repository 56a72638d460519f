import SwiftUI

/// An image that is not resizable answers its own size to every proposal.
///
/// - Answer: 64 × 40
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Image.md (image/resizable golden)
#Preview("Image rigid 64x40 30 30", traits: .fixedLayout(width: 30, height: 30)) {
  Image("swatch")
}

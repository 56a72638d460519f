import SwiftUI

/// A resizable image takes what it is proposed.
///
/// - Answer: 30 × 30
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Image.md (image/resizable golden)
#Preview("Image resizable 64x40 30 30", traits: .fixedLayout(width: 30, height: 30)) {
  Image("swatch").resizable()
}

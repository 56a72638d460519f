import SwiftUI

/// Fixed to its ideal size, a frame takes the ideal width it states.
///
/// - Answer: 150 × 20
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/frame-flex/frames.json
#Preview("Ideal only fixed size", traits: .fixedLayout(width: 300, height: 300)) {
  Color.red.frame(width: 40, height: 20).frame(idealWidth: 150).fixedSize()
}

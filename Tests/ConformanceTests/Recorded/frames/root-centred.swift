import SwiftUI

/// The root view stands in the middle of its container.
///
/// - Expect: box 50 × 30 at 75, 35
/// - Answer: 50 × 30
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/root-centering/frames.json
#Preview("Root centred", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.frame(width: 50, height: 30).accessibilityIdentifier("box")
}

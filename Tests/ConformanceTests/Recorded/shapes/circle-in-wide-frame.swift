import SwiftUI

/// A circle in a wide frame is square and stands in its middle.
///
/// - Expect: disc 40 × 40 at 15, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/shape/builtin/frames.json
#Preview("Circle in wide frame", traits: .fixedLayout(width: 70, height: 40)) {
  Circle().fill(Color.mint).accessibilityIdentifier("disc").frame(width: 70, height: 40)
}

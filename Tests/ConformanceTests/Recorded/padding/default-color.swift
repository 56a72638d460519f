import SwiftUI

/// Padding without a length is 16 points on every edge.
///
/// - Expect: inner 168 × 68 at 16, 16
/// - Expect: outer 200 × 100 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/padding-default/frames.json
#Preview("Default color", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer")
}

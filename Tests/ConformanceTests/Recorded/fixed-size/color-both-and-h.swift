import SwiftUI

/// A colour fixed to its ideal size is 10 points long on each fixed axis.
///
/// - Expect: both 10 × 10 at 95, 80
/// - Expect: horizontal 10 × 30 at 95, 90
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/fixed-size/frames.json
#Preview("Color both and h", traits: .fixedLayout(width: 200, height: 200)) {
  VStack(spacing: 0) {
    Color.red.fixedSize().accessibilityIdentifier("both")
    Color.blue.fixedSize(horizontal: true, vertical: false)
      .frame(height: 30)
      .accessibilityIdentifier("horizontal")
  }
}

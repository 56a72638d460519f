import SwiftUI

/// Rows aligned at the top and at the bottom.
///
/// - Expect: tallTop 20 × 60 at 128, 40
/// - Expect: shortTop 20 × 30 at 152, 40
/// - Expect: tallBottom 20 × 60 at 128, 100
/// - Expect: shortBottom 20 × 30 at 152, 130
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/hstack-alignment/frames.json
#Preview("HStack top and bottom", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 0) {
    HStack(alignment: .top, spacing: 4) {
      Color.red.frame(width: 20, height: 60).accessibilityIdentifier("tallTop")
      Color.blue.frame(width: 20, height: 30).accessibilityIdentifier("shortTop")
    }
    HStack(alignment: .bottom, spacing: 4) {
      Color.red.frame(width: 20, height: 60).accessibilityIdentifier("tallBottom")
      Color.blue.frame(width: 20, height: 30).accessibilityIdentifier("shortBottom")
    }
  }
}

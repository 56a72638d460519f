import SwiftUI

/// Safe area padding stays inside the frame around it; the colour in it is 60 × 110.
///
/// - Expect: padded 100 × 150 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/position/safe-area-padding/frames.json
#Preview("Safe area padding color", traits: .fixedLayout(width: 100, height: 150)) {
  Color.red.safeAreaPadding(20).frame(width: 100, height: 150).accessibilityIdentifier("padded")
}

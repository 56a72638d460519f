import SwiftUI

/// Content that ignores the safe area reaches behind the bar at its full size.
///
/// - Expect: content 100 × 200 at 0, 0
/// - Expect: bar 100 × 30 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/position/safe-area/frames.json
#Preview("Ignores safe area under top inset", traits: .fixedLayout(width: 100, height: 200)) {
  VStack(spacing: 0) { Color.orange.accessibilityIdentifier("content") }
    .ignoresSafeArea()
    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).accessibilityIdentifier("bar") }
    .frame(width: 100, height: 200)
}

import SwiftUI

/// A plain button is as large as its label.
///
/// - Expect: plain _ × 16 at _, 42
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/button/styles/frames.json, macOS 26.2
#Preview("Mac button plain", traits: .fixedLayout(width: 300, height: 100)) {
  Button("Plain") {}.buttonStyle(.plain).accessibilityIdentifier("plain")
}

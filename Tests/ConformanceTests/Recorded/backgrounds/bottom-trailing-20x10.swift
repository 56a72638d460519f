import SwiftUI

/// An overlay stands in the corner that its alignment names.
///
/// - Expect: base 100 × 60 at 0, 0
/// - Expect: o 20 × 10 at 80, 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: AutoMobile OverlayLayeredLayoutTests
#Preview("Bottom trailing 20x10", traits: .fixedLayout(width: 100, height: 60)) {
  Color.red.frame(width: 100, height: 60).accessibilityIdentifier("base").overlay(alignment: .bottomTrailing) {
    Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("o")
  }
}

import SwiftUI

/// A geometry reader takes what a fixed view leaves.
///
/// - Expect: t 20 × 16 at 90, 0
/// - Expect: g 200 × 84 at 0, 16
/// - Answer: 200 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: several articles agree
#Preview("In VStack with text", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(spacing: 0) {
    Color.red.frame(width: 20, height: 16).accessibilityIdentifier("t")
    GeometryReader { _ in Color.red }.accessibilityIdentifier("g")
  }
}

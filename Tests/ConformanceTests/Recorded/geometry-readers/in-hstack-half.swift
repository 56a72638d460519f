import SwiftUI

/// A geometry reader shares a row with a colour in equal parts.
///
/// - Expect: g 100 × 50 at 0, 0
/// - Expect: c 100 × 50 at 100, 0
/// - Answer: 200 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: several articles agree
#Preview("In HStack half", traits: .fixedLayout(width: 200, height: 50)) {
  HStack(spacing: 0) {
    GeometryReader { _ in Color.red }.accessibilityIdentifier("g")
    Color.blue.accessibilityIdentifier("c")
  }
}

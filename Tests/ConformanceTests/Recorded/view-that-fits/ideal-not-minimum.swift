import SwiftUI

/// ViewThatFits compares the ideal width, even of a view that could shrink.
///
/// - Expect: b 40 × 10 at 30, 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: Apple's reference of ViewThatFits
#Preview("Ideal not minimum", traits: .fixedLayout(width: 100, height: 10)) {
  ViewThatFits(in: .horizontal) {
    Color.red.frame(idealWidth: 150).frame(height: 10).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("b")
  }
}

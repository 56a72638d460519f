import SwiftUI

/// Fixed columns wider than the proposal make the grid overflow around the centre.
///
/// - Expect: a 80 × 10 at -34, 0
/// - Expect: b 80 × 10 at 54, 0
/// - Answer: 168 × 10
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: objc.io grid algorithm
#Preview("Lazy VGrid too narrow", traits: .fixedLayout(width: 100, height: 10)) {
  LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
    Color.red.frame(height: 10).accessibilityIdentifier("a")
    Color.blue.frame(height: 10).accessibilityIdentifier("b")
  }
}

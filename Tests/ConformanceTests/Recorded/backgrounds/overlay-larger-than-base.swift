import SwiftUI

/// An overlay never changes the size of the view below it; a larger one overflows around its centre.
///
/// - Expect: base 40 × 40 at 80, 80
/// - Expect: o 100 × 20 at 50, 90
/// - Answer: 40 × 40
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI OverlayModifier
#Preview("Overlay larger than base", traits: .fixedLayout(width: 200, height: 200)) {
  Color.red.frame(width: 40, height: 40)
    .accessibilityIdentifier("base")
    .overlay(Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("o"))
}

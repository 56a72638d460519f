import SwiftUI

/// Safe area padding without a length is 16 points on every edge.
///
/// - Expect: a 361 × 727 at 16, 75
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI, SafeAreaPaddingModifier
struct SafeAreaPaddingDefault16: PreviewProvider {
  static var previews: some View {
    Color.red.accessibilityIdentifier("a").safeAreaPadding()
      .previewDevice("iPhone 15")
  }
}

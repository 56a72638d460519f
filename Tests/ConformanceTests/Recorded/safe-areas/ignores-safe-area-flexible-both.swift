import SwiftUI

/// A flexible column that ignores the safe area fills the screen.
///
/// - Expect: a 393 × 426 at 0, 0
/// - Expect: b 393 × 426 at 0, 426
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/SafeAreaIgnoringLayout.swift
struct IgnoresSafeAreaFlexibleBoth: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
    .ignoresSafeArea()
    .previewDevice("iPhone 15")
  }
}

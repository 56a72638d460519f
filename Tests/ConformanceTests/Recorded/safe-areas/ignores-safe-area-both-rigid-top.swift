import SwiftUI

/// A fixed view that ignores both edges starts at the top of the larger area instead of standing in its middle.
///
/// - Expect: bar 100 × 759 at 146.5, 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/SafeAreaIgnoringLayout.swift
struct IgnoresSafeAreaBothRigidTop: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 100, height: 759).accessibilityIdentifier("bar").ignoresSafeArea()
      .previewDevice("iPhone 15")
  }
}

import SwiftUI

/// A text field keeps the distances of a plain view, not of a text.
///
/// - Expect: a _ × 20 at _, 111
/// - Expect: mid _ × 22 at _, 139
/// - Expect: b _ × 20 at _, 169
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/layout/controls/frames.json, commit 33be5002 (iPhone SE, iOS
///   26.0)
struct IOSSpacingAroundTextField: PreviewProvider {
  static var previews: some View {
    VStack {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      TextField("Placeholder", text: .constant("Hello")).accessibilityIdentifier("mid")
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

import SwiftUI

/// A plain text field is 1.5 points higher than its line.
///
/// - Expect: plain 320 × 22 at 0, 109
/// - Proposal: 320 × 240
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/textfield/basic/frames.json, commit 33be5002 (iPhone SE, iOS
///   26.0)
struct IOSTextFieldPlain: PreviewProvider {
  static var previews: some View {
    TextField("Placeholder", text: .constant("Hello")).accessibilityIdentifier("plain")
      .frame(width: 320, height: 240)
      .previewDevice("iPhone SE (3rd generation)")
  }
}

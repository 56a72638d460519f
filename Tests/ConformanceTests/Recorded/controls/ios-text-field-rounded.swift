import SwiftUI

/// A text field with a rounded border is 34 points high.
///
/// - Expect: rounded 320 × 34 at 0, 80
/// - Expect: secure 320 × 34 at 0, 126
/// - Proposal: 320 × 240
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/textfield/basic/frames.json, commit 33be5002 (iPhone SE, iOS
///   26.0)
struct IOSTextFieldRounded: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Placeholder", text: .constant("Hello"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("rounded")
      SecureField("Password", text: .constant("secret"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("secure")
    }
    .frame(width: 320, height: 240)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

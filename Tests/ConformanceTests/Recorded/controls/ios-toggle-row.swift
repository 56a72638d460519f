import SwiftUI

/// A switch is 66 × 30 on iOS 26; with its label it fills the width, and without it stands alone.
///
/// - Expect: on 320 × 30 at 0, _
/// - Expect: hidden 66 × 30 at 0, _
/// - Proposal: 320 × 200
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/toggle/basic/frames.json, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSToggleRow: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("on")
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("hidden")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 200)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

import SwiftUI

/// A switch without its label leaves the rest of the row to others.
///
/// The tolerance lets the switches of iOS 18 and 26 pass.
///
/// - Expect: rest 254 × _
/// - Proposal: 320 × 200
/// - Platform: iOS
/// - Tolerance: 16
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/toggle/basic/frames.json, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSToggleLabelsHiddenHugs: PreviewProvider {
  static var previews: some View {
    HStack(spacing: 0) {
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("hidden")
      Color.red.accessibilityIdentifier("rest")
    }
    .frame(width: 320, height: 200)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

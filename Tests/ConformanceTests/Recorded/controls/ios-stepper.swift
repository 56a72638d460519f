import SwiftUI

/// A stepper is 94 × 32; with its label it fills the width.
///
/// - Expect: labelled 320 × 32 at 0, _
/// - Expect: hidden 94 × 32 at 0, _
/// - Proposal: 320 × 200
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/stepper/basic/frames.json, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSStepper: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Quantity: 3", value: .constant(3)).accessibilityIdentifier("labelled")
      Stepper("Quantity: 3", value: .constant(3)).labelsHidden().accessibilityIdentifier("hidden")
    }
    .frame(width: 320, height: 200)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

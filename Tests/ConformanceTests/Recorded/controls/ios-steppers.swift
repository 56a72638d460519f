import SwiftUI

/// A stepper fills what another leaves of the row.
///
/// - Expect: row 289.5 × 32
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/stepper/basic, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSSteppers: PreviewProvider {
  static var previews: some View {
    HStack(spacing: 0) {
      Stepper("Count", value: .constant(1)).id("row")
      Color.red.frame(width: 30.5)
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

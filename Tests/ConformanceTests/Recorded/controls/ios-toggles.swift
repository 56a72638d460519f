import SwiftUI

/// The label stands in the middle of a switch's row, whose baselines are at its top. The recording Mac stretched the
/// lines of text styles; the heights are those without it.
///
/// - Expect: row 320 × 30 at 0, 10
/// - Expect: custom _ × 20.5 at 0, 14.75
/// - Expect: mark 1 × 1 at _, 9
/// - Proposal: 320 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/toggle/basic, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSToggles: PreviewProvider {
  static var previews: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Toggle(isOn: .constant(true)) { Text("Custom").id("custom") }.id("row")
    }
    .overlay(alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)) {
      Color.red.frame(width: 1, height: 1).id("mark")
    }
    .frame(width: 320, height: 50)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

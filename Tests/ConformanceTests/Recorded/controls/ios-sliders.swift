import SwiftUI

/// A slider fills its width and is 31 points high; its label does not show.
///
/// - Expect: whole 320 × 31
/// - Expect: narrow 288 × 31
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/layout/controls, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSSliders: PreviewProvider {
  static var previews: some View {
    VStack {
      Slider(value: .constant(0.5)) { Text("Volume") }.id("whole")
      Slider(value: .constant(0.5), in: 0...2) { editing in print(editing) }.frame(width: 288).id("narrow")
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

import SwiftUI

/// A bar is 4 points high, its label 4 above it; a ring is 20 × 20, its label a text's distance below. The recording
/// Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: bar 320 × 4
/// - Expect: labelled 320 × 28.5
/// - Expect: narrow 120 × 4
/// - Expect: ring 20 × 20
/// - Expect: value 20 × 20
/// - Expect: loading _ × 47.1005859375
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 3.1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/progress/basic, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSProgressViews: PreviewProvider {
  static var previews: some View {
    VStack {
      ProgressView(value: 0.5).id("bar")
      ProgressView("Loading", value: 0.5).id("labelled")
      ProgressView(value: 0.5).frame(width: 120).id("narrow")
      ProgressView().id("ring")
      ProgressView(value: 0.5).progressViewStyle(.circular).id("value")
      ProgressView("Loading").id("loading")
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

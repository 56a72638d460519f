import SwiftUI

/// Two texts of one text style are their font's leading apart, rounded up to the pixel.
///
/// - Expect: a _ × 20.5 at _, 128.5
/// - Expect: b _ × 20.5 at _, 151
/// - Expect: stack _ × 43 at _, 128.5
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, body, text to text
struct IOSTextToTextBody: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hg").font(.body).accessibilityIdentifier("a")
      Text("Hg").font(.body).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

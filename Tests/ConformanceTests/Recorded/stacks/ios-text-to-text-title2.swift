import SwiftUI

/// Two texts of one text style are their font's leading apart, rounded up to the pixel.
///
/// - Expect: a _ × 26.5 at _, 122.5
/// - Expect: b _ × 26.5 at _, 151
/// - Expect: stack _ × 55 at _, 122.5
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, title2, text to text
struct IOSTextToTextTitle2: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hg").font(.title2).accessibilityIdentifier("a")
      Text("Hg").font(.title2).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

import SwiftUI

/// Two texts of one text style are their font's leading apart, rounded up to the pixel.
///
/// - Expect: a _ × 24 at _, 125.25
/// - Expect: b _ × 24 at _, 150.75
/// - Expect: stack _ × 49.5 at _, 125.25
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, title3, text to text
struct IOSTextToTextTitle3: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hg").font(.title3).accessibilityIdentifier("a")
      Text("Hg").font(.title3).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

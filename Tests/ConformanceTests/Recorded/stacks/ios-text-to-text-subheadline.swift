import SwiftUI

/// Two texts of one text style are their font's leading apart, rounded up to the pixel.
///
/// - Expect: a _ × 18 at _, 130.75
/// - Expect: b _ × 18 at _, 151.25
/// - Expect: stack _ × 38.5 at _, 130.75
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, subheadline, text to text
struct IOSTextToTextSubheadline: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hg").font(.subheadline).accessibilityIdentifier("a")
      Text("Hg").font(.subheadline).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

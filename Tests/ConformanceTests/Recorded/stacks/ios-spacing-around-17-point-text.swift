import SwiftUI

/// The distances below and above a text follow from its font's ascender, descender and capital height:
/// 1950, 494 and 1443 of 2048 parts of the size.
///
/// - Expect: a _ × 20.5 at _, 115.795166015625
/// - Expect: box 40 × 10 at 140, 147.104248046875
/// - Expect: b _ × 20.5 at _, 163.704833984375
/// - Expect: stack _ × 68.40966796875 at _, 115.795166015625
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, system:17:400:default (iPhone SE, iOS 26.0)
struct IOSSpacingAround17PointText: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hello").font(.system(size: 17)).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("box")
      Text("Two").font(.system(size: 17)).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

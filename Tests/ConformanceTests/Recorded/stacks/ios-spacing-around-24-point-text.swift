import SwiftUI

/// The distances below and above a text follow from its font's ascender, descender and capital height:
/// 1950, 494 and 1443 of 2048 parts of the size.
///
/// - Expect: a _ × 29 at _, 104.240234375
/// - Expect: box 40 × 10 at 140, 147.970703125
/// - Expect: b _ × 29 at _, 166.759765625
/// - Expect: stack _ × 91.51953125 at _, 104.240234375
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, system:24:400:default (iPhone SE, iOS 26.0)
struct IOSSpacingAround24PointText: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hello").font(.system(size: 24)).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("box")
      Text("Two").font(.system(size: 24)).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

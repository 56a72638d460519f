import SwiftUI

/// The distances below and above a text follow from its font's ascender, descender and capital height:
/// 1950, 494 and 1443 of 2048 parts of the size.
///
/// - Expect: a _ × 48 at _, 77.400390625
/// - Expect: box 40 × 10 at 140, 149.951171875
/// - Expect: b _ × 48 at _, 174.599609375
/// - Expect: stack _ × 145.19921875 at _, 77.400390625
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, system:40:400:default (iPhone SE, iOS 26.0)
struct IOSSpacingAround40PointText: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hello").font(.system(size: 40)).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("box")
      Text("Two").font(.system(size: 40)).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

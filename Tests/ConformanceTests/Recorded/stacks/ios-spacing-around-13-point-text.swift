import SwiftUI

/// The distances below and above a text follow from its font's ascender, descender and capital height:
/// 1950, 494 and 1443 of 2048 parts of the size.
///
/// - Expect: a _ × 16 at _, 122.255126953125
/// - Expect: box 40 × 10 at 140, 146.609130859375
/// - Expect: b _ × 16 at _, 161.744873046875
/// - Expect: stack _ × 55.48974609375 at _, 122.255126953125
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, system:13:400:default (iPhone SE, iOS 26.0)
struct IOSSpacingAround13PointText: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hello").font(.system(size: 13)).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("box")
      Text("Two").font(.system(size: 13)).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

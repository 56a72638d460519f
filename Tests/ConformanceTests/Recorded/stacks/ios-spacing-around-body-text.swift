import SwiftUI

/// Around body text are the distances of the 17-point font.
///
/// - Expect: a _ × 20.5 at _, 115.795166015625
/// - Expect: box 40 × 10 at 140, 147.104248046875
/// - Expect: b _ × 20.5 at _, 163.704833984375
/// - Expect: stack _ × 68.40966796875 at _, 115.795166015625
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text-metrics.json, the font of 17 points
struct IOSSpacingAroundBodyText: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Hello").accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("box")
      Text("Two").accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

import SwiftUI

/// A navigation stack takes what it is proposed, whatever is in it.
///
/// - Expect: navText 320 × 271.5 at 0, 0
/// - Expect: below _ × 20.5 at _, 279.5
/// - Expect: stack 320 × 300 at 0, 0
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/nav/sizing/frames.json, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSNavigationFills: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 8) {
      NavigationStack { Text("Small").accessibilityIdentifier("small") }.accessibilityIdentifier("navText")
      Text("Row").accessibilityIdentifier("below")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

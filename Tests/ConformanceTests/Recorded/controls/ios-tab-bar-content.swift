import SwiftUI

/// A tab bar takes 83 points from the bottom of an iPhone SE on iOS 26.
///
/// - Expect: home _ × 20.5 at _, 291.75
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/tabs/basic/frames.json
struct IOSTabBarContent: PreviewProvider {
  static var previews: some View {
    TabView { Text("Home").accessibilityIdentifier("home").tabItem { Label("Home", systemImage: "house") } }
      .previewDevice("iPhone SE (3rd generation)")
  }
}

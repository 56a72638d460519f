import SwiftUI

/// A symbol is as large as it was recorded, not a square.
///
/// - Expect: star 22 × 20 at 139, 30
/// - Expect: chevron 12.5 × 16.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/symbol/basic
#Preview("Boxes", traits: .fixedLayout(width: 300, height: 80)) {
  Image(systemName: "star").id("star")
    .overlay { Image(systemName: "chevron.right").id("chevron") }
}

/// A resizable symbol with its own ratio has the ratio of its box.
///
/// - Expect: star 44 × 40 at 28, 30
/// - Confidence: derived
#Preview("Resizable", traits: .fixedLayout(width: 100, height: 100)) {
  Image(systemName: "star").resizable().scaledToFit().id("star").frame(width: 44)
}

/// Beside other views it keeps 8 points, as an image does.
///
/// - Expect: star 22 × 20 at 39, 21
/// - Expect: box 20 × 10 at 40, 49
/// - Confidence: derived
#Preview("Spacing", traits: .fixedLayout(width: 100, height: 80)) {
  VStack {
    Image(systemName: "star").id("star")
    Color.red.frame(width: 20, height: 10).id("box")
  }
}

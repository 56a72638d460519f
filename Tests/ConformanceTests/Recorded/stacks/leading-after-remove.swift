import SwiftUI

/// The same rows in another order, after one was taken out.
///
/// - Expect: w140 140 × 20 at 80, 62
/// - Expect: w60 60 × 20 at 80, 90
/// - Expect: w80 80 × 20 at 80, 118
/// - Expect: list 140 × 76 at 80, 62
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/foreach/identity/frames.json
#Preview("Leading after remove", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading) {
    ForEach([140, 60, 80], id: \.self) { w in
      Color.blue.frame(width: CGFloat(w), height: 20).accessibilityIdentifier("w\(w)")
    }
  }
  .accessibilityIdentifier("list")
}

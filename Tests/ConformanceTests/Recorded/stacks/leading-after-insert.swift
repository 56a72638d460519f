import SwiftUI

/// The same rows after one was put in front.
///
/// - Expect: w80 80 × 20 at 80, 48
/// - Expect: w60 60 × 20 at 80, 76
/// - Expect: w100 100 × 20 at 80, 104
/// - Expect: w140 140 × 20 at 80, 132
/// - Expect: list 140 × 104 at 80, 48
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/foreach/identity/frames.json
#Preview("Leading after insert", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading) {
    ForEach([80, 60, 100, 140], id: \.self) { w in
      Color.blue.frame(width: CGFloat(w), height: 20).accessibilityIdentifier("w\(w)")
    }
  }
  .accessibilityIdentifier("list")
}

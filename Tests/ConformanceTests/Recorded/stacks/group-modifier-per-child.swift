import SwiftUI

/// A modifier of a group applies to each view in it.
///
/// - Expect: a 50 × 50 at 5, 25
/// - Expect: b 50 × 50 at 65, 25
/// - Expect: c 180 × 100 at 120, 0
/// - Answer: 300 × 100
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/group-modifier/frames.json
#Preview("Group modifier per child", traits: .fixedLayout(width: 300, height: 100)) {
  HStack(spacing: 0) {
    Group {
      Color.red.accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
    .frame(width: 50, height: 50)
    .padding(5)
    Color.green.accessibilityIdentifier("c")
  }
}

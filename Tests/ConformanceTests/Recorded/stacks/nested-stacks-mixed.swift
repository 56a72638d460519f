import SwiftUI

/// A row shares its width between a fixed and a flexible view; a column gives the flexible row what is left.
///
/// - Expect: row 300 × 130 at 0, 0
/// - Expect: a 190 × 110 at 10, 10
/// - Expect: b 80 × 110 at 210, 10
/// - Expect: bottom 300 × 60 at 0, 140
/// - Expect: c 40 × 40 at 0, 150
/// - Expect: d 40 × 40 at 260, 150
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/nested-stacks/frames.json
#Preview("Nested stacks mixed", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 10) {
    HStack(spacing: 10) {
      Color.red.accessibilityIdentifier("a")
      Color.blue.frame(width: 80).accessibilityIdentifier("b")
    }
    .padding(10)
    .accessibilityIdentifier("row")
    HStack {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("c")
      Spacer()
      Color.red.frame(width: 40, height: 40)
        .accessibilityIdentifier("d")
    }
    .frame(height: 60)
    .accessibilityIdentifier("bottom")
  }
}

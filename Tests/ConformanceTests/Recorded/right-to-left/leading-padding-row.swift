import SwiftUI

/// From right to left, leading padding is on the right.
///
/// - Expect: indented 80 × 20 at 220, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-stacks/frames.json
#Preview("Leading padding row", traits: .fixedLayout(width: 300, height: 20)) {
  VStack(alignment: .leading) {
    Color.orange.frame(width: 50, height: 20)
      .padding(.leading, 30)
      .accessibilityIdentifier("indented")
  }
  .frame(width: 300, alignment: .leading)
  .environment(\.layoutDirection, .rightToLeft)
}

import SwiftUI

/// A capped shape is less flexible than a free one and is proposed first; the free one takes the rest.
///
/// - Expect: free 78 × 30 at 0, 0
/// - Expect: fixed40 40 × 30 at 82, 0
/// - Expect: fixed20 20 × 30 at 126, 0
/// - Expect: capped50 50 × 30 at 150, 0
/// - Expect: row 200 × 30 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/shape/layout/frames.json
#Preview("Row fixed and capped", traits: .fixedLayout(width: 200, height: 30)) {
  HStack(spacing: 4) {
    Rectangle().fill(Color.red).accessibilityIdentifier("free")
    Rectangle().fill(Color.blue).frame(width: 40).accessibilityIdentifier("fixed40")
    Capsule().fill(Color.orange).frame(width: 20).accessibilityIdentifier("fixed20")
    RoundedRectangle(cornerRadius: 4)
      .fill(Color.purple)
      .frame(maxWidth: 50)
      .accessibilityIdentifier("capped50")
  }
  .frame(width: 200, height: 30)
  .accessibilityIdentifier("row")
}

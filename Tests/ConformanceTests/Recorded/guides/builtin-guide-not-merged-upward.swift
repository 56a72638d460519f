import SwiftUI

/// A centre guide set on a view in a column is not seen outside of the column.
///
/// According to Apple's reference, explicit guides of subviews are combined for the built-in ones, too.
///
/// - Expect: v 10 × 40 at 0, 0
/// - Expect: b 10 × 10 at 10, 15
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: objc.io layout series, OpenSwiftUIProject/OpenSwiftUI FrameAlignment
#Preview("Builtin guide not merged upward", traits: .fixedLayout(width: 20, height: 40)) {
  HStack(alignment: .center, spacing: 0) {
    VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
      Color.red.frame(width: 10, height: 20)
    }
    .accessibilityIdentifier("v")
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
  }
}

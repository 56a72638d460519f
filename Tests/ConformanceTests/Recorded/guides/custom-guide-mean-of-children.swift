import SwiftUI

private enum Middle: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let mid = VerticalAlignment(Middle.self)
}

/// A stack's value of a guide of your own is the mean of its subviews' explicit values, here of 10 and 30.
///
/// - Expect: v 10 × 40 at 0, 0
/// - Expect: b 10 × 10 at 10, 20
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Tests (AlignmentID combine: mean, asserted on SwiftUI too)
#Preview("Custom guide mean of children", traits: .fixedLayout(width: 20, height: 40)) {
  HStack(alignment: .mid, spacing: 0) {
    VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 20).alignmentGuide(.mid) { _ in 10 }
      Color.red.frame(width: 10, height: 20).alignmentGuide(.mid) { _ in 10 }
    }
    .accessibilityIdentifier("v")
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
  }
}

import SwiftUI

/// Above a large text is its descender and a tenth of its line, rounded up to the pixel.
///
/// - Expect: x at _, 0
/// - Expect: t at _, 22.515625
/// - Proposal: 300 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Text+Spacing.swift with the metrics of San Francisco
#Preview("Mac spacing above 38 point text", traits: .fixedLayout(width: 300, height: 300)) {
  VStack {
    Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("x")
    Text("Hg")
      .font(.system(size: 38))
      .frame(width: 60)
      .accessibilityIdentifier("t")
  }
  .accessibilityIdentifier("s")
}

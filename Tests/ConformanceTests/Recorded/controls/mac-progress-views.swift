import SwiftUI

/// A bar fills its width in 20 points; its label stands above and its value below without a gap.
///
/// - Expect: bare 280 × 20
/// - Expect: labelled 280 × 36
/// - Expect: both 280 × 52
/// - Expect: narrow 120 × 20
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/ProgressView.md and progress/basic, macOS 26.2
#Preview("Bars", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    ProgressView(value: 0.5).id("bare")
    ProgressView(value: 0.5) { Text("Loading") }.id("labelled")
    ProgressView(value: 0.5) {
      Text("Loading")
    } currentValueLabel: {
      Text("50 %")
    }.id("both")
    ProgressView(value: 0.5).frame(width: 120).id("narrow")
  }
  .frame(width: 280)
}

/// A ring is 32 × 32, a small one 16 × 16; its label keeps a text's distance below it.
///
/// - Expect: ring 32 × 32
/// - Expect: small 16 × 16
/// - Expect: labelled _ × 52.7421875
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/ProgressView.md, macOS 26.2
#Preview("Rings", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    ProgressView().id("ring")
    ProgressView().controlSize(.small).id("small")
    ProgressView("Loading").id("labelled")
  }
}

import SwiftUI

/// Labeled content is its label, 8 points and its content. The recording Mac stretched the lines of text styles; the
/// heights are those without it.
///
/// - Expect: both 79.5 × 16
/// - Expect: bare 41 × 16
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/LabeledContent.md, macOS 26.2
#Preview("Beside", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    LabeledContent {
      Color.red.frame(width: 41, height: 16)
    } label: {
      Color.red.frame(width: 30.5, height: 16)
    }
    .id("both")
    LabeledContent {
      Color.red.frame(width: 41, height: 16)
    } label: {
      Text("Name")
    }
    .labelsHidden().id("bare")
  }
}

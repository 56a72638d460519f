import SwiftUI

/// A sized font has no leading, so line spacing adds to its line height.
///
/// - Expect: t _ × 93.5 at _, 103.25
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Docs/elements/Text.md, text/line-spacing
struct IOSLineSpacing4Sized: PreviewProvider {
  static var previews: some View {
    Text("a\nb\nc\nd").font(.system(size: 17)).lineSpacing(4).accessibilityIdentifier("t")
      .frame(width: 320, height: 300)
      .previewDevice("iPhone SE (3rd generation)")
  }
}

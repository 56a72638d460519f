import SwiftUI

/// Line spacing replaces the leading of a text style; it is not added to it.
///
/// - Expect: t _ × 86.5 at _, 106.75
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Docs/elements/Text.md, text/line-spacing
struct IOSLineSpacing1Body: PreviewProvider {
  static var previews: some View {
    Text("a\nb\nc\nd").lineSpacing(1).accessibilityIdentifier("t")
      .frame(width: 320, height: 300)
      .previewDevice("iPhone SE (3rd generation)")
  }
}

import SwiftUI

/// Widths of words at 17 points; the second needs the kerning of T and w.
///
/// - Expect: hOne 31.5 × _
/// - Expect: hTwo 31.5 × _
/// - Expect: hStack 89 × _
/// - Proposal: 320 × 100
/// - Platform: iOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/layout/basics/frames.json, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSHstackTexts: PreviewProvider {
  static var previews: some View {
    HStack(spacing: nil) {
      Text("One").accessibilityIdentifier("hOne")
      Text("Two").accessibilityIdentifier("hTwo")
      Color.red.frame(width: 10, height: 10)
        .accessibilityIdentifier("hBox")
    }
    .accessibilityIdentifier("hStack")
    .frame(width: 320, height: 100)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

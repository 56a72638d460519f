import SwiftUI

/// Widths of nine words in the fonts of several text styles.
///
/// - Expect: hello 39 × _
/// - Expect: borderless 81.5 × _
/// - Expect: vegetables 85 × _
/// - Expect: footer 49.5 × _
/// - Expect: ok 23.5 × _
/// - Expect: largeTitle 152.5 × _
/// - Expect: title 52 × _
/// - Expect: footnote 54.5 × _
/// - Expect: caption2 51 × _
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/text/styles, ios/layout/controls/frames.json, commit 33be5002
///   (iPhone SE, iOS 26.0)
struct IOSTextWidths17: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Hello").accessibilityIdentifier("hello")
      Text("Borderless").accessibilityIdentifier("borderless")
      Text("Vegetables").accessibilityIdentifier("vegetables")
      Text("Footer").accessibilityIdentifier("footer")
      Text("OK").accessibilityIdentifier("ok")
      Text("Large Title").font(.largeTitle).accessibilityIdentifier("largeTitle")
      Text("Title").font(.title).accessibilityIdentifier("title")
      Text("Footnote").font(.footnote).accessibilityIdentifier("footnote")
      Text("Caption 2").font(.caption2).accessibilityIdentifier("caption2")
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

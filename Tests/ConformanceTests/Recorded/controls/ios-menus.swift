import SwiftUI

/// A menu is as large as its label. The recording Mac stretched the lines of text styles; the heights are those
/// without it.
///
/// - Expect: options 60 × 20.5
/// - Expect: plain 36.5 × 20.5
/// - Expect: hidden 55 × 20.5
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/menu/basic, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSMenus: PreviewProvider {
  static var previews: some View {
    VStack {
      Menu("Options") { Text("Item") }.id("options")
      Menu("Plain") { Text("Item") }.id("plain")
      Menu("Hidden") { Text("Item") }.menuIndicator(.hidden).id("hidden")
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

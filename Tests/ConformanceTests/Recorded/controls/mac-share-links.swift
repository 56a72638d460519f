import SwiftUI

/// A share link is a bordered button with a label.
///
/// - Expect: share 92 × 25.58
/// - Expect: send 77.5 × 25.58
/// - Expect: own 103 × 32
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/ShareLink.md, macOS 26.2
#Preview("Buttons", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    ShareLink(item: "text").id("share")
    ShareLink("Send", item: "text").id("send")
    ShareLink(item: "text") {
      Label {
        Color.red.frame(width: 47, height: 16)
      } icon: {
        Color.red.frame(width: 24, height: 24)
      }
    }
    .id("own")
  }
}

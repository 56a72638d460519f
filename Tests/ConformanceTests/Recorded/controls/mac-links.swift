import SwiftUI

/// A link is as large as its label.
///
/// - Expect: apple 35 × 16
/// - Expect: label 67 × 24
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Link.md, macOS 26.2
#Preview("As large as labels", traits: .fixedLayout(width: 360, height: 240)) {
  if let page = URL(string: "https://www.apple.com") {
    VStack {
      Link("Apple", destination: page).id("apple")
      Link(destination: page) {
        Label {
          Text("Apple")
        } icon: {
          Color.red.frame(width: 24, height: 24)
        }
      }
      .id("label")
    }
  }
}

import SwiftUI

/// A text editor takes what it is proposed, and keeps 8 points in a stack.
///
/// - Expect: editor 200 × 92 at 0, 0
/// - Expect: below 200 × 20 at 0, 100
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/TextEditor.md, macOS 26.2
#Preview("Room", traits: .fixedLayout(width: 200, height: 120)) {
  VStack {
    TextEditor(text: .constant("Text")).id("editor")
    Color.red.frame(height: 20).id("below")
  }
}

import SwiftUI

/// A line of a text style has the height that Apple's Human Interface Guidelines publish.
///
/// Recordings with taller lines come from machines that prefer a language with a tall script.
///
/// - Expect: t _ × 15
/// - Platform: macOS
/// - Tolerance: 1.1
/// - Confidence: published
/// - Source: Apple's Human Interface Guidelines, macOS, text styles
#Preview("Mac text style callout line", traits: .fixedLayout(width: 300, height: 200)) {
  Text("Hg").font(.callout).accessibilityIdentifier("t")
}

import SwiftUI

/// The distances around a body text are those of its 13-point font.
///
/// Recorded larger on a machine that prefers a language with a tall script.
///
/// - Expect: s _ × 54.89306640625
/// - Platform: macOS
/// - Tolerance: 1.1
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Text+Spacing.swift with the metrics of San Francisco
#Preview("Mac body above below view", traits: .fixedLayout(width: 200, height: 200)) {
  VStack {
    Text("Hg").font(.body).accessibilityIdentifier("a")
    Color.red.frame(width: 50, height: 10).accessibilityIdentifier("box")
    Text("Hg").font(.body).accessibilityIdentifier("b")
  }
  .accessibilityIdentifier("s")
}

import SwiftUI

/// A line of the system font at 16 points is 19 points high on a Mac.
///
/// - Expect: t _ × 57
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: T0mSIlver/localvoxtral, pull request 321
#Preview("Mac system 16 three lines", traits: .fixedLayout(width: 300, height: 200)) {
  Text("a\nb\nc").font(.system(size: 16)).accessibilityIdentifier("t")
}

import SwiftUI

/// A line of the system font at 14 points is 17 points high on a Mac.
///
/// - Expect: t _ × 17
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: T0mSIlver/localvoxtral, pull request 321
#Preview("Mac system 14 line", traits: .fixedLayout(width: 300, height: 200)) {
  Text("Hg").font(.system(size: 14)).accessibilityIdentifier("t")
}

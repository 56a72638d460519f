import SwiftUI

/// Fitting a narrow frame, the width decides, and the content stands in the middle.
///
/// - Expect: c 100 × 66.6667 at 100, 116.6667
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: naykutguven/SwiftUIChronicles (Thinking in SwiftUI notes)
#Preview("1.5 fit 100x200", traits: .fixedLayout(width: 300, height: 300)) {
  Color.red.accessibilityIdentifier("c")
    .aspectRatio(1.5, contentMode: .fit)
    .frame(width: 100, height: 200)
}

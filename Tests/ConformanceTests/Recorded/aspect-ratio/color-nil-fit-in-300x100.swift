import SwiftUI

/// Without a ratio the ideal size gives it: a colour's is 1.
///
/// - Answer: 100 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: facebookincubator/QuickLayout, tests of aspect ratios
#Preview("Color nil fit in 300x100", traits: .fixedLayout(width: 300, height: 100)) {
  Color.red.aspectRatio(nil, contentMode: .fit)
}

import SwiftUI

/// With one side proposed, the ratio gives the other.
///
/// - Answer: 360 × 180
/// - Proposal: 360 × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: facebookincubator/QuickLayout, tests of aspect ratios
#Preview("Color 2 fit in 360x nil") {
  Color.red.aspectRatio(2, contentMode: .fit)
}

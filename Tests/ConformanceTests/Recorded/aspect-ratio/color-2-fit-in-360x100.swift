import SwiftUI

/// Fitting a wide proposal, the height decides.
///
/// - Answer: 200 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: facebookincubator/QuickLayout, tests of aspect ratios
#Preview("Color 2 fit in 360x100", traits: .fixedLayout(width: 360, height: 100)) {
  Color.red.aspectRatio(2, contentMode: .fit)
}

import SwiftUI

/// Of two ratios the outer one shapes the proposal that the inner one fits into.
///
/// - Answer: 60 × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: the measured rules, combined
#Preview("Chained fit fit", traits: .fixedLayout(width: 100, height: 60)) {
  Color.red.aspectRatio(2, contentMode: .fit).aspectRatio(1, contentMode: .fit)
}

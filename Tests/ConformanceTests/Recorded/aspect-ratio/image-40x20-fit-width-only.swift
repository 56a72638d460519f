import SwiftUI

/// A resizable image scaled to fit keeps its own ratio where only a width is proposed.
///
/// - Answer: 360 × 180
/// - Proposal: 360 × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: facebookincubator/QuickLayout
#Preview("Image 40x20 fit width only") {
  Image("i").resizable().scaledToFit()
}

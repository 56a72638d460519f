import SwiftUI

/// Where a width is proposed, an ideal width has no effect and the image decides.
///
/// - Answer: 48 × 48
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: water-rs/waterui issues (SwiftUI behaviour notes)
#Preview("Ideal only with proposal", traits: .fixedLayout(width: 48, height: 48)) {
  Image("photo").resizable().frame(idealWidth: 24)
}

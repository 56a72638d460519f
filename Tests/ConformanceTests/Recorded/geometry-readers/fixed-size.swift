import SwiftUI

/// Fixed to its ideal size, a geometry reader is 10 points long on both axes.
///
/// - Answer: 10 × 10
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: objc.io, OpenSwiftUIProject/OpenSwiftUI default engine
#Preview("Fixed size", traits: .fixedLayout(width: 200, height: 200)) {
  GeometryReader { _ in Color.red }.fixedSize()
}

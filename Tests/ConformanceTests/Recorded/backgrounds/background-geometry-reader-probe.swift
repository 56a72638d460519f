import SwiftUI

/// A geometry reader in the background leaves the size of the view in front of it alone.
///
/// - Answer: 40 × 30
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Sources/FixtureKit
#Preview("Background geometry reader probe", traits: .fixedLayout(width: 200, height: 200)) {
  Color.red.frame(width: 40, height: 30).background(GeometryReader { _ in Color.clear })
}

import SwiftUI

/// A path takes what it is proposed like any shape: its ideal size is 10 × 10, whatever it draws.
///
/// - Answer: 10 × 10
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Shape.md (shape/modifiers pathIdeal)
#Preview("Path ideal", traits: .fixedLayout(width: 100, height: 100)) {
  Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fixedSize()
}

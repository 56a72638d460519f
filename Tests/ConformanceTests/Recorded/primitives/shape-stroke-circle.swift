import SwiftUI

/// A stroke keeps the frame of its shape and draws half of its line outside.
///
/// - Answer: 40 × 40
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Shape.md (shape/stroke stroke, shape/modifiers trimmed)
#Preview("Shape stroke circle", traits: .fixedLayout(width: 60, height: 40)) {
  Circle().stroke(.red, lineWidth: 4)
}

import SwiftUI

/// A divider outside a stack is a horizontal line, 1 point thick on a Mac.
///
/// - Answer: 100 × 1
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Divider standalone 100 50", traits: .fixedLayout(width: 100, height: 50)) {
  Divider()
}

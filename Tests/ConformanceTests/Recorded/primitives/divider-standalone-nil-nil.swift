import SwiftUI

/// A divider outside a stack is a horizontal line, 1 point thick on a Mac.
///
/// - Answer: 10 × 1
/// - Proposal: nil × nil
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Divider standalone nil nil") {
  Divider()
}

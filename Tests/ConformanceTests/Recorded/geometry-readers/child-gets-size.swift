import SwiftUI

/// The content of a geometry reader is proposed the reader's size and starts at its top leading corner.
///
/// - Expect: p 80 × 60 at 0, 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI GeometryReader
#Preview("Child gets size", traits: .fixedLayout(width: 80, height: 60)) {
  GeometryReader { _ in Color.red.padding(10).accessibilityIdentifier("p") }
}

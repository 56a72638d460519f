import SwiftUI

/// A geometry reader answers what it is proposed.
///
/// - Answer: 0 × 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Geometry reader 0 0", traits: .fixedLayout(width: 0, height: 0)) {
  GeometryReader { _ in Color.red }
}

import SwiftUI

/// A geometry reader answers what it is proposed.
///
/// - Answer: 70 × 20
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Geometry reader 70 20", traits: .fixedLayout(width: 70, height: 20)) {
  GeometryReader { _ in Color.red }
}

import SwiftUI

/// A geometry reader answers what it is proposed.
///
/// - Answer: inf × 30
/// - Proposal: inf × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Geometry reader inf 30") {
  GeometryReader { _ in Color.red }
}

import SwiftUI

/// Without a proposal a geometry reader is 10 points long on both axes.
///
/// One code path of OpenSwiftUI answers 0 here; the published accounts agree on 10.
///
/// - Answer: 10 × 10
/// - Proposal: nil × nil
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout
#Preview("Geometry reader nil nil") {
  GeometryReader { _ in Color.red }
}

import SwiftUI

/// Without a proposal a positioned view is as large as its content.
///
/// - Answer: 30 × 20
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Docs/elements/Position.md, OpenSwiftUIProject/OpenSwiftUI PositionLayout
#Preview("Position unspecified proposal", traits: .fixedLayout(width: 200, height: 200)) {
  Color.red.frame(width: 30, height: 20).position(x: 5, y: 5).fixedSize()
}

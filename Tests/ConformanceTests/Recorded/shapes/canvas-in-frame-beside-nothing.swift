import SwiftUI

/// A canvas fills its frame.
///
/// - Expect: thumb 80 × 50 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/canvas/sizing/frames.json
#Preview("Canvas in frame beside nothing", traits: .fixedLayout(width: 80, height: 50)) {
  Canvas { context, size in
    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
  }
  .frame(width: 80, height: 50)
  .accessibilityIdentifier("thumb")
}

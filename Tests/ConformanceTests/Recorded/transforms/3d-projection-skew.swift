import SwiftUI

private struct Slant: GeometryEffect {
  var k: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: k, d: 1, tx: -k * size.height / 2, ty: 0))
  }
}

/// A rotation in depth, a projection and a geometry effect of your own change no frame.
///
/// - Expect: aboutZ 40 × 40 at 140, 45
/// - Expect: upper 40 × 40 at 140, 45
/// - Expect: sheared 40 × 40 at 100, 115
/// - Expect: slanted 40 × 40 at 180, 115
/// - Expect: lower 120 × 40 at 100, 115
/// - Expect: all 120 × 110 at 100, 45
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/transform/3d/frames.json
#Preview("3d projection skew", traits: .fixedLayout(width: 320, height: 200)) {
  VStack(spacing: 30) {
    HStack(spacing: 40) {
      Color.green.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1))
        .accessibilityIdentifier("aboutZ")
    }
    .accessibilityIdentifier("upper")
    HStack(spacing: 40) {
      Color.orange.frame(width: 40, height: 40)
        .projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
        .accessibilityIdentifier("sheared")
      Color.purple.frame(width: 40, height: 40)
        .modifier(Slant(k: 0.4))
        .accessibilityIdentifier("slanted")
    }
    .accessibilityIdentifier("lower")
  }
  .accessibilityIdentifier("all")
}

import SwiftUI

/// Built-in shapes fill their frames; a circle stays square, also behind AnyShape.
///
/// - Expect: a0 80 × 50 at 8, 27
/// - Expect: a1 80 × 50 at 96, 27
/// - Expect: a2 80 × 50 at 184, 27
/// - Expect: a3 60 × 50 at 272, 27
/// - Expect: a 324 × 50 at 8, 27
/// - Expect: b0 100 × 40 at 8, 95
/// - Expect: b1 100 × 40 at 116, 95
/// - Expect: b2 30 × 60 at 224, 85
/// - Expect: b3 40 × 40 at 277, 95
/// - Expect: b 324 × 60 at 8, 85
/// - Expect: c0 90 × 40 at 23, 153
/// - Expect: c1 60 × 40 at 121, 153
/// - Expect: c2 60 × 40 at 189, 153
/// - Expect: c3 40 × 40 at 267, 153
/// - Expect: c 294 × 40 at 23, 153
/// - Expect: all 324 × 166 at 8, 27
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/shape/builtin/frames.json
#Preview("Builtin gallery", traits: .fixedLayout(width: 340, height: 220)) {
  VStack(spacing: 8) {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 16)
        .fill(Color.blue)
        .frame(width: 80, height: 50)
        .accessibilityIdentifier("a0")
      RoundedRectangle(cornerRadius: 16, style: .circular)
        .fill(Color.blue)
        .frame(width: 80, height: 50)
        .accessibilityIdentifier("a1")
      RoundedRectangle(cornerSize: CGSize(width: 24, height: 10))
        .fill(Color.green)
        .frame(width: 80, height: 50)
        .accessibilityIdentifier("a2")
      UnevenRoundedRectangle(
        topLeadingRadius: 4, bottomLeadingRadius: 20, bottomTrailingRadius: 4, topTrailingRadius: 20
      )
      .fill(Color.orange)
      .frame(width: 60, height: 50)
      .accessibilityIdentifier("a3")
    }
    .accessibilityIdentifier("a")
    HStack(spacing: 8) {
      Capsule().fill(Color.red).frame(width: 100, height: 40).accessibilityIdentifier("b0")
      Capsule(style: .circular)
        .fill(Color.red)
        .frame(width: 100, height: 40)
        .accessibilityIdentifier("b1")
      Capsule().fill(Color.purple).frame(width: 30, height: 60).accessibilityIdentifier("b2")
      Circle().fill(Color.mint).accessibilityIdentifier("b3").frame(width: 70, height: 40)
    }
    .accessibilityIdentifier("b")
    HStack(spacing: 8) {
      Ellipse().fill(Color.teal).frame(width: 90, height: 40).accessibilityIdentifier("c0")
      Rectangle().fill(Color.gray).frame(width: 60, height: 40).accessibilityIdentifier("c1")
      RoundedRectangle(cornerRadius: 40)
        .fill(Color.indigo)
        .frame(width: 60, height: 40)
        .accessibilityIdentifier("c2")
      AnyShape(Circle())
        .fill(Color.pink)
        .accessibilityIdentifier("c3")
        .frame(width: 60, height: 40)
    }
    .accessibilityIdentifier("c")
  }
  .accessibilityIdentifier("all")
}

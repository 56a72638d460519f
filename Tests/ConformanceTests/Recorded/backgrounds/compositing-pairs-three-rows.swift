import SwiftUI

@MainActor private var twin: some View {
  ZStack {
    Circle().fill(Color.red).frame(width: 50, height: 50).offset(x: -12)
    Circle().fill(Color.blue).frame(width: 50, height: 50).offset(x: 12)
  }
  .frame(width: 80, height: 60)
}

/// Shadows, blurs, blend modes and compositing groups change no frame.
///
/// The boxes stand for texts of their recorded sizes; every distance is explicit, so they change nothing.
///
/// - Expect: a0 80 × 60 at 20, 40
/// - Expect: a1 80 × 60 at 120, 40
/// - Expect: a2 80 × 60 at 220, 40
/// - Expect: a3 80 × 60 at 320, 40
/// - Expect: a 380 × 60 at 20, 40
/// - Expect: b0 80 × 60 at 20, 120
/// - Expect: b1 80 × 60 at 120, 120
/// - Expect: b2 80 × 60 at 220, 120
/// - Expect: b3 80 × 60 at 320, 120
/// - Expect: b 380 × 60 at 20, 120
/// - Expect: c0 49 × 32 at 51, 214
/// - Expect: c1 49 × 32 at 120, 214
/// - Expect: c2 80 × 60 at 189, 200
/// - Expect: c3 80 × 60 at 289, 200
/// - Expect: c 318 × 60 at 51, 200
/// - Expect: column 380 × 220 at 20, 40
/// - Expect: page 400 × 280 at 10, 10
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/effects/compositing/frames.json
#Preview("Compositing pairs three rows", traits: .fixedLayout(width: 420, height: 300)) {
  ZStack {
    Color.yellow.frame(width: 400, height: 280)
    VStack(spacing: 20) {
      HStack(spacing: 20) {
        twin.opacity(0.5).accessibilityIdentifier("a0")
        twin.compositingGroup().opacity(0.5).accessibilityIdentifier("a1")
        twin.shadow(color: .black, radius: 3, x: 6).accessibilityIdentifier("a2")
        twin.compositingGroup()
          .shadow(color: .black, radius: 3, x: 6)
          .accessibilityIdentifier("a3")
      }
      .accessibilityIdentifier("a")
      HStack(spacing: 20) {
        twin.blendMode(.multiply).accessibilityIdentifier("b0")
        twin.compositingGroup().blendMode(.multiply).accessibilityIdentifier("b1")
        twin.blur(radius: 3).accessibilityIdentifier("b2")
        twin.drawingGroup().blur(radius: 3).accessibilityIdentifier("b3")
      }
      .accessibilityIdentifier("b")
      HStack(spacing: 20) {
        Color.gray.frame(width: 33, height: 16)
          .padding(8)
          .background(Color.white)
          .accessibilityIdentifier("c0")
        Color.gray.frame(width: 33, height: 16)
          .padding(8)
          .background(Color.white)
          .compositingGroup()
          .accessibilityIdentifier("c1")
        twin.colorInvert().accessibilityIdentifier("c2")
        twin.opacity(0.5).colorInvert().accessibilityIdentifier("c3")
      }
      .accessibilityIdentifier("c")
    }
    .accessibilityIdentifier("column")
  }
  .accessibilityIdentifier("page")
}

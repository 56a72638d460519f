import SwiftUI

/// What the modifiers of shapes make has types of its own. Each takes the room that it is proposed, and turns, scales
/// or slants the outline in it.
#Preview("Three outlines of one", traits: .fixedLayout(width: 360, height: 140)) {
  HStack(spacing: 20) {
    RotatedShape(shape: Ellipse(), angle: .degrees(30)).fill(.orange).padding(12)
    ScaledShape(shape: Ellipse(), scale: CGSize(width: 0.5, height: 1)).fill(.indigo).padding(12)
    TransformedShape(shape: Ellipse(), transform: CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: -12, ty: 0))
      .fill(.pink).padding(12)
  }
  .frame(width: 320, height: 100)
}

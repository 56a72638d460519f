import SwiftUI

/// A shape that is moved, turned, made larger or sheared is drawn elsewhere than in its frame. The frame is what a row
/// of five equal shares proposes; the red border shows it.
#Preview("Drawn elsewhere", traits: .fixedLayout(width: 360, height: 130)) {
  HStack(spacing: 24) {
    OffsetShape(shape: Rectangle(), offset: CGSize(width: 8, height: 16)).fill(.teal).border(.red)
    RotatedShape(shape: Rectangle(), angle: .degrees(20)).fill(.teal).border(.red)
    ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1.25)).fill(.teal).border(.red)
    TransformedShape(shape: Rectangle(), transform: CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
      .fill(.teal).border(.red)
    ContainerRelativeShape().fill(.teal).border(.red)
  }
  .frame(width: 320, height: 50)
}

/// The same by the modifiers of shapes. `size` draws from the corner of the frame on, and does not change the frame.
#Preview("By modifiers", traits: .fixedLayout(width: 360, height: 130)) {
  HStack(spacing: 24) {
    Capsule().rotation(.degrees(30)).fill(.indigo).border(.red)
    Capsule().size(width: 24, height: 40).fill(.indigo).border(.red)
    Capsule().transform(CGAffineTransform(translationX: 10, y: -12)).fill(.indigo).border(.red)
    Capsule().inset(by: 8).fill(.indigo).border(.red)
  }
  .frame(width: 320, height: 50)
}

import SwiftUI

/// A sail drawn from edge to edge. The path starts counting at the reader's corner, and the reader's size tells it where
/// the other edges are.
// expect: Path 96 × 120 at 72, 20
#Preview("A sail", traits: .fixedLayout(width: 240, height: 160)) {
  Sail()
    .frame(width: 96, height: 120)
    .border(.blue)
}

// region: sail
struct Sail: View {
  var body: some View {
    GeometryReader { room in
      let (width, height) = (room.size.width, room.size.height)
      Path { sail in
        sail.move(to: CGPoint(x: width / 4, y: 0))
        sail.addQuadCurve(
          to: CGPoint(x: width, y: height),
          control: CGPoint(x: width * 0.9, y: height / 2))
        sail.addLine(to: CGPoint(x: 0, y: height))
        sail.closeSubpath()
      }
      .fill(.teal)
    }
  }
}
// endregion

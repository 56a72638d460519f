import SwiftUI

/// A path is drawn where its numbers say, from the corner of its frame on: moved by an offset, by a map, or in part. Its
/// frame is the share of the row that it is proposed, and none of this changes it.
#Preview("Moved paths", traits: .fixedLayout(width: 340, height: 110)) {
  let sail = Path { path in
    path.move(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 40))
    path.addLine(to: CGPoint(x: 0, y: 40))
    path.closeSubpath()
  }
  HStack(spacing: 20) {
    sail.fill(.orange).border(.red)
    sail.offsetBy(dx: 20, dy: 10).fill(.orange).border(.red)
    sail.applying(CGAffineTransform(scaleX: 1.5, y: 1)).fill(.orange).border(.red)
    sail.trimmedPath(from: 0, to: 0.6).stroke(.orange, lineWidth: 3).border(.red)
  }
  .frame(width: 300, height: 60)
}

import SwiftUI

/// What is trimmed or dashed has the frame of the whole shape: of a ring three quarters are drawn, of a line its dashes, and
/// each still stands in the middle of the same square.
#Preview("Parts of outlines", traits: .fixedLayout(width: 360, height: 130)) {
  HStack(spacing: 14) {
    Circle().trim(from: 0, to: 0.75).stroke(.teal, lineWidth: 8).rotationEffect(.degrees(-90))
    RoundedRectangle(cornerRadius: 16).strokeBorder(.orange, style: StrokeStyle(lineWidth: 3, dash: [8, 5]))
    Capsule().trim(from: 0.25, to: 1).stroke(.purple, lineWidth: 3)
    Path { path in
      path.move(to: CGPoint(x: 0, y: 60))
      path.addArc(tangent1End: CGPoint(x: 30, y: 0), tangent2End: CGPoint(x: 60, y: 60), radius: 12)
      path.addLine(to: CGPoint(x: 60, y: 60))
    }
    .stroke(.blue, lineWidth: 3)
    .frame(width: 60, height: 60)
  }
  .padding()
}

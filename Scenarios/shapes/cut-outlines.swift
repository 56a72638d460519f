import SwiftUI

/// Two areas together, and what they have in common. Both shapes are proposed the whole frame, of which each is drawn in
/// its own way; the circle is as wide as the frame is high.
#Preview("Together and in common", traits: .fixedLayout(width: 300, height: 110)) {
  HStack(spacing: 20) {
    Ellipse().union(Rectangle().scale(0.5)).fill(.mint)
    Circle().intersection(Circle().offset(x: 24)).fill(.mint)
  }
  .frame(width: 260, height: 60)
}

/// Only a line is cut here: what of the circle's line lies inside the rectangle, and what lies outside of it.
#Preview("A line, cut", traits: .fixedLayout(width: 300, height: 110)) {
  HStack(spacing: 20) {
    Circle().lineIntersection(Rectangle().scale(x: 1, y: 0.5)).stroke(.pink, lineWidth: 4)
    Circle().lineSubtraction(Rectangle().offset(x: 40)).stroke(.pink, lineWidth: 4)
  }
  .frame(width: 260, height: 60)
}

import SwiftUI

/// A circle alone is a square of the shorter side. Moved, turned or scaled as a shape it takes all that it is proposed,
/// and only its outline is drawn elsewhere; as a view it keeps its square.
#Preview("A shape or a view", traits: .fixedLayout(width: 360, height: 120)) {
  HStack(spacing: 16) {
    Circle().fill(.teal).border(.red)
    Circle().scale(0.7).fill(.orange).border(.red)
    Circle().fill(.indigo).scaleEffect(0.7).border(.red)
  }
  .frame(width: 320, height: 80)
}

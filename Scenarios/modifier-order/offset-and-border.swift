import SwiftUI

/// The border comes first and moves along with the colour. For layout nothing has moved: the label below keeps its
/// distance from where the colour was measured.
#Preview("Bordered, then moved", traits: .fixedLayout(width: 240, height: 160)) {
  VStack(spacing: 8) {
    Color.mint
      .frame(width: 100, height: 60)
      .border(.red)
      .offset(x: 24, y: 12)
      .border(.blue)
    Text("Below")
  }
}

/// Here the red border is drawn after the move and marks the place that layout knows, the same as the blue one's.
#Preview("Moved, then bordered", traits: .fixedLayout(width: 240, height: 160)) {
  VStack(spacing: 8) {
    Color.mint
      .frame(width: 100, height: 60)
      .offset(x: 24, y: 12)
      .border(.red)
      .border(.blue)
    Text("Below")
  }
}

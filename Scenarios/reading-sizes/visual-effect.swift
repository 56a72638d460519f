import SwiftUI

/// The second boat rides half its own height higher than the others, and bow up. For the row nothing has happened: the
/// gray border marks the place that layout knows.
#Preview("A visual effect", traits: .fixedLayout(width: 320, height: 120)) {
  HStack {
    Boat()
    // region: effect
    Boat()
      .visualEffect { content, geometry in
        content
          .offset(y: -geometry.size.height / 2)
          .rotationEffect(.degrees(-12))
      }
      .border(.gray)
    // endregion
    Boat()
  }
}

/// The same without the modifier: the view is hidden but still laid out, and a reader over it draws it once more, knowing
/// its size.
#Preview("By a reader over a hidden view", traits: .fixedLayout(width: 320, height: 120)) {
  HStack {
    Boat()
    Boat()
      .drawn { content, geometry in
        content
          .offset(y: -geometry.size.height / 2)
          .rotationEffect(.degrees(-12))
      }
      .border(.gray)
    Boat()
  }
}

private struct Boat: View {
  var body: some View {
    Text("Boat").font(.title).border(.blue)
  }
}

// region: drawn
extension View {
  func drawn(@ViewBuilder as effect: @escaping (Self, GeometryProxy) -> some View) -> some View {
    hidden().overlay {
      GeometryReader { geometry in effect(self, geometry) }
    }
  }
}
// endregion

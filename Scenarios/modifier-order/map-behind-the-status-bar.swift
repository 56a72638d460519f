import SwiftUI

/// The top of a page about a place, with a colour where its map would be. The map reaches up behind the status bar and is
/// 347 points high: the 300 of the frame, and the 47 that this phone keeps free at the top.
#Preview("The frame last") {
  VStack {
    // region: frame-last
    Map()
      .ignoresSafeArea(edges: .top)
      .frame(height: 300)
    // endregion
    Text("Ferry landing")
    Spacer()
  }
  .previewDevice("iPhone 12 Pro Max")
}

/// Two lines have traded places. The map is at the top of the screen again, but only 300 points high, and 47 points of
/// nothing part it from the name below.
#Preview("The safe area last") {
  VStack {
    // region: safe-area-last
    Map()
      .frame(height: 300)
      .ignoresSafeArea(edges: .top)
    // endregion
    Text("Ferry landing")
    Spacer()
  }
  .previewDevice("iPhone 12 Pro Max")
}

/// A colour in place of a map: like a map it takes the size it is offered.
private struct Map: View {
  var body: some View {
    Color.teal.accessibilityIdentifier("map")
  }
}

import SwiftUI

/// The rest of the stack keeps 24 points free on either side. The colour that ignores the safe area goes through them to
/// the edges of its frame.
#Preview("Padding as safe area", traits: .fixedLayout(width: 260, height: 140)) {
  VStack(spacing: 0) {
    Color.mint.frame(height: 40).ignoresSafeArea(edges: .horizontal)
    Color.teal.frame(height: 40)
  }
  .safeAreaPadding(.horizontal, 24)
  .frame(width: 220, height: 100)
  .border(.red)
}

/// A bar at an edge takes its height and a gap from the view beside it.
#Preview("A bar", traits: .fixedLayout(width: 260, height: 180)) {
  Color.cyan.opacity(0.3)
    .safeAreaBar(edge: .bottom) { Text("High water at 16:30").padding(8) }
    .frame(width: 220, height: 140)
    .border(.red)
}

/// How much room a scene keeps at its edges is up to the system; the older name of ignoring the safe area works as ever.
#Preview("By older names") {
  VStack {
    Color.mint.frame(height: 100).edgesIgnoringSafeArea(.top)
    Color.teal.scenePadding(.horizontal)
  }
  .previewDevice("iPhone SE (3rd generation)")
}

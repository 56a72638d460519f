import SwiftUI

/// The page is laid out inside the safe area, and its background is drawn on to the edges of the screen all the same: a
/// style as a background ignores the safe area unless it is told not to. The page's own frame, with the red border, stays.
///
/// - Figure: focus "background"
#Preview("A background reaches the edges") {
  VStack {
    Text("Harbour").font(.largeTitle)
    Text("High water at 6:14")
    Spacer()
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity)
  .border(.red, width: 2)
  .id("page")
  .background(.teal.opacity(0.3))
  .previewDevice("iPhone 17")
}

/// With `ignoresSafeAreaEdges: []` the background is the size of the page, as any other view behind it is.
///
/// - Figure: focus "background"
#Preview("A background that keeps inside") {
  VStack {
    Text("Harbour").font(.largeTitle)
    Text("High water at 6:14")
    Spacer()
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity)
  .border(.red, width: 2)
  .id("page")
  .background(.teal.opacity(0.3), ignoresSafeAreaEdges: [])
  .previewDevice("iPhone 17")
}

/// Both ignore every edge. What insists on its 120 points moves up by the inset, and a gap as high as that opens below it;
/// what can grow stays at the top and reaches down to the edge of the screen.
#Preview("A rigid view only moves") {
  VStack(spacing: 0) {
    Color.orange.frame(height: 120)
      .border(.red, width: 2).id("rigid")
      .ignoresSafeArea()
      .border(.blue)
    Color.teal.opacity(0.4)
      .border(.red, width: 2).id("flexible")
      .ignoresSafeArea()
  }
  .previewDevice("iPhone 17")
}

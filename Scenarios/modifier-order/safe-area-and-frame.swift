import SwiftUI

/// A coloured panel stands in for a map that reaches behind the status bar.
private struct Panel: View {
  var body: some View {
    Color.teal.accessibilityIdentifier("panel")
  }
}

/// The frame is outside. It takes 300 points below the safe area's edge, and so does the modifier inside it: both borders
/// coincide. Only then the panel itself is stretched up to the edge of the screen, so it is 300 points and the inset high.
#Preview("Safe area ignored inside the frame") {
  VStack {
    Panel()
      .ignoresSafeArea(edges: .top)
      .border(.red, width: 2)
      .accessibilityIdentifier("inside")
      .frame(height: 300)
      .border(.blue)
      .accessibilityIdentifier("outside")
    Text("Turtle Rock")
    Spacer()
  }
  .previewDevice("iPhone 12 Pro Max")
}

/// The frame is inside. It is stretched no more than any view that insists on 300 points: what ignores the safe area can
/// only move it, so the red border stands at the top of the screen and a gap as high as the inset opens below.
#Preview("Safe area ignored outside the frame") {
  VStack {
    Panel()
      .frame(height: 300)
      .border(.red, width: 2)
      .accessibilityIdentifier("inside")
      .ignoresSafeArea(edges: .top)
      .border(.blue)
      .accessibilityIdentifier("outside")
    Text("Turtle Rock")
    Spacer()
  }
  .previewDevice("iPhone 12 Pro Max")
}

import SwiftUI

/// A reader learns the width, a state keeps the height computed from it, and a frame around the reader sets it. That takes
/// a second round of layout: in the first the height is not known yet, and the picture has none.
#Preview("Computed by a reader", traits: .fixedLayout(width: 320, height: 240)) {
  ScrollView {
    ComputedHeight()
    Text("The harbour at six")
  }
}

/// A ratio needs nobody to measure anything. It is offered a width and no height, and makes the height of it.
#Preview("Left to a ratio", traits: .fixedLayout(width: 320, height: 240)) {
  ScrollView {
    // region: ratio
    Color.clear
      .overlay(alignment: .top) {
        Image("harbour").resizable().aspectRatio(contentMode: .fill)
      }
      .aspectRatio(16 / 9, contentMode: .fit)
      .clipped()
    // endregion
    Text("The harbour at six")
  }
}

// region: reader
struct ComputedHeight: View {
  @State private var height: CGFloat = 0

  var body: some View {
    GeometryReader { page in
      Image("harbour")
        .resizable()
        .scaledToFill()
        .task(id: page.size.width) { height = page.size.width * 9 / 16 }
    }
    .frame(height: height)
    .clipped()
  }
}
// endregion

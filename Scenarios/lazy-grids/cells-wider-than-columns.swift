import SwiftUI

/// A cell is proposed its column's 64 points and may answer more: nothing in a grid holds it. In the middle of its column
/// the picture sticks out by 18 on both sides, into the cell beside it.
#Preview("A picture that fills its height", traits: .fixedLayout(width: 260, height: 140)) {
  LazyVGrid(columns: [GridItem(.fixed(64)), GridItem(.fixed(64)), GridItem(.fixed(64))]) {
    Color.orange.frame(height: 50)
    Color.teal.aspectRatio(2, contentMode: .fill).frame(height: 50)
    Color.orange.frame(height: 50)
  }
}

/// The overlay of a view that takes the column's width is as wide as that view, whatever it shows.
#Preview("The picture in an overlay", traits: .fixedLayout(width: 260, height: 140)) {
  LazyVGrid(columns: [GridItem(.fixed(64)), GridItem(.fixed(64)), GridItem(.fixed(64))]) {
    Color.orange.frame(height: 50)
    Color.clear
      .frame(height: 50)
      .overlay { Color.teal.aspectRatio(2, contentMode: .fill) }
      .clipped()
    Color.orange.frame(height: 50)
  }
}

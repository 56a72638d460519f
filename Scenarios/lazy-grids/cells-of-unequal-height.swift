import SwiftUI

/// A row is as tall as its tallest cell, here the second of the first row and the first of the last. The other cells keep
/// their heights in it.
#Preview("Cells of unequal height", traits: .fixedLayout(width: 300, height: 240)) {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 110))], alignment: .leading, spacing: 8) {
    ForEach([20, 60, 36, 16, 28, 28, 48], id: \.self) { height in
      Color.teal.frame(height: CGFloat(height))
    }
  }
  .border(.gray)
}

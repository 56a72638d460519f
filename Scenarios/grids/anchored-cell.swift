import SwiftUI

/// Cells are centred. One with an anchor puts that point of itself on the same point of its cell, and the columns and
/// rows stay as they are.
#Preview("One cell in its corner", traits: .fixedLayout(width: 260, height: 150)) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.teal.opacity(0.3).frame(width: 90, height: 60)
      Circle().fill(.orange).frame(width: 24, height: 24).gridCellAnchor(.bottomTrailing)
    }
    GridRow {
      Circle().fill(.orange).frame(width: 24, height: 24)
      Color.teal.opacity(0.3).frame(width: 90, height: 60)
    }
  }
  .border(.gray)
}

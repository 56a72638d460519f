import SwiftUI

/// A line takes all the width that it is proposed, and would make the grid as wide as its container. Unsized along the
/// horizontal it asks for nothing, and is as wide as the columns that the texts make.
#Preview("A line between two rows", traits: .fixedLayout(width: 320, height: 120)) {
  Grid {
    GridRow {
      Text("High water")
      Text("06:40")
    }
    Divider().gridCellUnsizedAxes(.horizontal)
    GridRow {
      Text("Low water")
      Text("12:55")
    }
  }
  .border(.blue)
}

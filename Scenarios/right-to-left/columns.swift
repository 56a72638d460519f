import SwiftUI

/// The first column of a grid is the rightmost. Numbers keep their own direction.
#Preview("Columns", traits: .fixedLayout(width: 300, height: 160)) {
  Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
    GridRow {
      Text("שעה").bold()
      Text("רציף").bold()
      Text("יעד").bold()
    }
    GridRow {
      Text("9:15")
      Text("3")
      Text("האי הצפוני")
    }
    GridRow {
      Text("10:45")
      Text("1")
      Text("הנמל")
    }
  }
  .padding()
  .environment(\.layoutDirection, .rightToLeft)
}

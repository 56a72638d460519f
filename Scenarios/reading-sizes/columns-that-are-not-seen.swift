import SwiftUI

/// No row of the five cells that make the columns is to be seen here: they are clear and 0 points high. The cells below
/// share 300 points by two and three as before.
// expect: orange 120 × 30
// expect: words 170.3 × 64.3 at 124.8, 37.8
#Preview("Two of five columns that are not seen", traits: .fixedLayout(width: 300, height: 140)) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    EqualColumns(count: 5)
    GridRow {
      Color.orange.frame(height: 30).id("orange")
        .gridCellColumns(2)
      Text("In the dock, for a coat of paint below the water line").id("words")
        .gridCellColumns(3)
    }
  }
  .border(.gray)
}

// region: columns
/// A row of a grid that gives it columns of equal width, and is not to be seen.
struct EqualColumns: View {
  let count: Int

  var body: some View {
    GridRow {
      ForEach(1...count, id: \.self) { _ in
        Color.clear.frame(height: 0)
      }
    }
  }
}
// endregion

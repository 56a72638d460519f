import SwiftUI

// expects first: 0 0 117.5 245
// expects below: 0 255 117.5 245
// expects last: 382.5 255 117.5 245

/// There are as many columns as the longest row has cells, and greedy ones share the width. Derived from the rules.
#Preview("Rows of three and four", traits: .fixedLayout(width: 500, height: 500)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 10) {
    GridRow {
      Rectangle().id("first")
      Rectangle()
      Rectangle()
    }
    GridRow {
      Rectangle().id("below")
      Rectangle()
      Rectangle()
      Rectangle().id("last")
    }
  }
}

// expects grid: 145 137.5 210 225
// expects box: 145 137.5 100 100
// expects bar: 145 247.5 210 5
// expects last: 255 262.5 100 100

/// A view that is no row reaches over all columns; unsized, it does not widen them. Derived from the rules.
#Preview("A bar between two rows", traits: .fixedLayout(width: 500, height: 500)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 10) {
    GridRow {
      Color.teal.frame(width: 100, height: 100).id("box")
      Color.orange.frame(width: 100, height: 100)
    }
    Rectangle().frame(height: 5).gridCellUnsizedAxes(.horizontal).id("bar")
    GridRow {
      Color.orange.frame(width: 100, height: 100)
      Color.teal.frame(width: 100, height: 100).id("last")
    }
  }
  .id("grid")
}

// expects narrow: 315 0 15 245

/// One cell's alignment counts for its whole column. Derived from the rules.
#Preview("A column aligned on its own", traits: .fixedLayout(width: 500, height: 500)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 10) {
    GridRow {
      Rectangle()
      Rectangle().frame(width: 15).gridColumnAlignment(.trailing).id("narrow")
      Rectangle()
    }
    GridRow {
      Rectangle()
      Rectangle()
      Rectangle()
    }
  }
}

// expects cell: 55.5 61 10 10

/// A cell of two columns stands in the middle of both. Published by SwiftUI's authors.
#Preview("A cell over two columns", traits: .fixedLayout(width: 121, height: 132)) {
  Grid(horizontalSpacing: 1, verticalSpacing: 1) {
    GridRow {
      Color.teal.frame(width: 60, height: 60)
      Color.teal.frame(width: 60, height: 60)
    }
    GridRow {
      Color.orange.frame(width: 10, height: 10).gridCellColumns(2).id("cell")
    }
    GridRow {
      Color.teal.frame(width: 60, height: 60)
      Color.teal.frame(width: 60, height: 60)
    }
  }
}

// expects anchored: 50 30 10 10

/// An anchor is a point of the cell and of the view in it, and the two meet. Derived from the rules.
#Preview("Anchored in its cell", traits: .fixedLayout(width: 90, height: 60)) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.teal.frame(width: 40, height: 40)
      Color.orange.frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1)).id("anchored")
    }
    GridRow {
      Color.orange.frame(width: 20, height: 20)
      Color.teal.frame(width: 50, height: 20)
    }
  }
}

// expects grid: 0 40 100 20
// expects fill: 20 40 80 20

/// Unsized in height, a greedy cell is as high as the others make its row. Derived from the rules.
#Preview("Unsized in height", traits: .fixedLayout(width: 100, height: 100)) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.teal.frame(width: 20, height: 20)
      Color.orange.gridCellUnsizedAxes(.vertical).id("fill")
    }
  }
  .id("grid")
}

import SwiftUI

/// There are as many columns as the longest row has cells, and greedy ones share the width.
///
/// - Expect: first 117.5 × 245 at 0, 0
/// - Expect: below 117.5 × 245 at 0, 255
/// - Expect: last 117.5 × 245 at 382.5, 255
/// - Confidence: derived
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

/// A view that is no row reaches over all columns; unsized, it does not widen them.
///
/// - Expect: grid 210 × 225 at 145, 137.5
/// - Expect: box 100 × 100 at 145, 137.5
/// - Expect: bar 210 × 5 at 145, 247.5
/// - Expect: last 100 × 100 at 255, 262.5
/// - Confidence: derived
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

/// One cell's alignment counts for its whole column.
///
/// - Expect: narrow 15 × 245 at 315, 0
/// - Confidence: derived
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

/// A cell of two columns stands in the middle of both.
///
/// - Expect: cell 10 × 10 at 55.5, 61
/// - Confidence: published
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

/// An anchor is a point of the cell and of the view in it, and the two meet.
///
/// - Expect: anchored 10 × 10 at 50, 30
/// - Confidence: derived
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

/// Unsized in height, a greedy cell is as high as the others make its row.
///
/// - Expect: grid 100 × 20 at 0, 40
/// - Expect: fill 80 × 20 at 20, 40
/// - Confidence: derived
#Preview("Unsized in height", traits: .fixedLayout(width: 100, height: 100)) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.teal.frame(width: 20, height: 20)
      Color.orange.gridCellUnsizedAxes(.vertical).id("fill")
    }
  }
  .id("grid")
}

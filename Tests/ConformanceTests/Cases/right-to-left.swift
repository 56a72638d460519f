import SwiftUI

// expects first: 38 0 50 20
// expects second: 0 0 30 20

/// From right to left a row starts at the right. Measured on SwiftUI.
#Preview("A row from right to left", traits: .fixedLayout(width: 88, height: 20)) {
  HStack {
    Color.teal.frame(width: 50, height: 20).id("first")
    Color.orange.frame(width: 30, height: 20).id("second")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

// expects indented: 220 0 80 20

/// Leading is on the right then, for padding and for alignment. Measured on SwiftUI.
#Preview("Leading is on the right", traits: .fixedLayout(width: 300, height: 20)) {
  VStack(alignment: .leading) {
    Color.teal.frame(width: 50, height: 20).padding(.leading, 30).id("indented")
  }
  .frame(width: 300, alignment: .leading)
  .environment(\.layoutDirection, .rightToLeft)
}

// expects first: 60 0 30 20
// expects second: 0 0 50 20

/// A lazy grid's first column is the one on the right. Derived from the rules.
#Preview("A lazy grid from right to left", traits: .fixedLayout(width: 90, height: 20)) {
  LazyVGrid(columns: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(50))], spacing: 0) {
    Color.teal.frame(height: 20).id("first")
    Color.orange.frame(height: 20).id("second")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

// expects first: 60 0 30 20
// expects second: 0 0 50 20

/// So is a grid's. Derived from the rules.
#Preview("A grid from right to left", traits: .fixedLayout(width: 90, height: 20)) {
  Grid(horizontalSpacing: 10) {
    GridRow {
      Color.teal.frame(width: 30, height: 20).id("first")
      Color.orange.frame(width: 50, height: 20).id("second")
    }
  }
  .environment(\.layoutDirection, .rightToLeft)
}

// expects moved: 25 0 20 20

/// An offset goes to the left then. Measured on SwiftUI.
#Preview("An offset from right to left", traits: .fixedLayout(width: 100, height: 20)) {
  Color.teal.frame(width: 20, height: 20).id("moved").offset(x: 15).environment(\.layoutDirection, .rightToLeft)
}

// expects put: 60 0 20 20

/// A position is counted from the right. Measured on SwiftUI.
#Preview("A position from right to left", traits: .fixedLayout(width: 100, height: 20)) {
  Color.teal.frame(width: 20, height: 20).id("put").position(x: 30, y: 10)
    .environment(\.layoutDirection, .rightToLeft)
}

// expects plain: 0 0 40 10
// expects moved: 6 10 24 10

/// A guide is counted from the right, too. Measured on SwiftUI.
#Preview("A guide from right to left", traits: .fixedLayout(width: 40, height: 20)) {
  VStack(alignment: .leading, spacing: 0) {
    Color.teal.frame(width: 40, height: 10).id("plain")
    Color.orange.frame(width: 24, height: 10).alignmentGuide(.leading) { _ in -10 }.id("moved")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

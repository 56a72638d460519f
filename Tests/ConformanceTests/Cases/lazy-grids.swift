import SwiftUI

// expects grid: 0 20 280 40
// expects a: 11 20 60 40
// expects b: 79 20 102 40
// expects c: 189 20 80 40

/// From left to right each column takes its share; what the capped last one leaves over goes to nobody, and the
/// columns stand in the middle. Measured on SwiftUI.
#Preview("What a capped column leaves", traits: .fixedLayout(width: 280, height: 80)) {
  LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]) {
    Color.teal.frame(height: 40).id("a")
    Color.orange.frame(height: 40).id("b")
    Color.red.frame(height: 40).id("c")
  }
  .id("grid")
}

// expects a: -34 0 80 10
// expects b: 54 0 80 10
// expects size: 168 10

/// Fixed columns too wide for their grid: it answers what they need, and they start at its leading edge.
/// Derived from the rules.
#Preview("Two fixed columns, too wide", traits: .fixedLayout(width: 100, height: 10)) {
  LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
    Color.teal.frame(height: 10).id("a")
    Color.orange.frame(height: 10).id("b")
  }
}

// expects size: 225 40
// expects a: 0 0 107.5 40
// expects b: 117.5 0 120 40
// proposal: 200 nil

/// Measuring, the columns are 95 and 120 wide, and the grid answers 225. Placing, it shares out those 225 and
/// comes to 107.5 and 120: more than it answered. Published by SwiftUI's authors.
#Preview("Two passes") {
  LazyVGrid(columns: [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))]) {
    Color.teal.frame(height: 40).id("a")
    Color.orange.frame(height: 40).id("b")
  }
}

// expects a: 0 0 45 20
// expects c: 110 0 45 20
// expects d: 0 30 45 30
// expects size: 155 60
// proposal: 155 nil

/// An adaptive item makes as many columns as have room with their gaps; a line is as high as its tallest cell.
/// Derived from the rules.
#Preview("As many columns as have room") {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)], spacing: 10) {
    Color.teal.frame(height: 20).id("a")
    Color.orange.frame(height: 20)
    Color.teal.frame(height: 20).id("c")
    Color.orange.frame(height: 30).id("d")
  }
}

// expects a: 0 0 30 45
// expects b: 0 55 30 45
// expects c: 38 0 30 45
// proposal: nil 100

/// A horizontal grid is a vertical one with its axes exchanged. Measured on SwiftUI.
#Preview("Rows instead of columns") {
  LazyHGrid(rows: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())]) {
    Color.teal.frame(width: 30).id("a")
    Color.orange.frame(width: 30).id("b")
    Color.teal.frame(width: 30).id("c")
  }
}

// expects header: 0 33 200 10
// expects first: 87.5 43 5 5
// expects third: 87.5 48 5 5
// expects footer: 96 53 8 8
// expects next: 87 61 6 6

/// A section's header and footer go over the whole grid, also beyond its tracks, and the next section begins a line.
/// Measured on SwiftUI, but for the new line, which is not.
#Preview("Sections in a grid", traits: .fixedLayout(width: 200, height: 100)) {
  LazyVGrid(columns: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
    Section {
      Color.teal.frame(width: 5, height: 5).id("first")
      Color.teal.frame(width: 5, height: 5)
      Color.teal.frame(width: 5, height: 5).id("third")
    } header: {
      Color.orange.frame(height: 10).id("header")
    } footer: {
      Color.orange.frame(width: 8, height: 8).id("footer")
    }
    Section {
      Color.teal.frame(width: 6, height: 6).id("next")
    }
  }
}

// expects fixed: 0 38 60 10
// expects adaptive: 68 38 52 10
// expects second: 128 38 52 10
// expects flexible: 188 38 112 10
// expects below: 0 52 60 10

/// An adaptive item divides its share among as many tracks as fit, whatever stands beside it. Derived from the rules.
#Preview("A fixed, an adaptive and a flexible item", traits: .fixedLayout(width: 300, height: 100)) {
  LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.adaptive(minimum: 50)), GridItem(.flexible())], spacing: 4) {
    Color.teal.frame(height: 10).id("fixed")
    Color.orange.frame(height: 10).id("adaptive")
    Color.orange.frame(height: 10).id("second")
    Color.red.frame(height: 10).id("flexible")
    Color.teal.frame(height: 10).id("below")
  }
}

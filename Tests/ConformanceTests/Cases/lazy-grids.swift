import SwiftUI

/// From left to right each column takes its share; what the capped last one leaves over goes to nobody, and the
/// columns stand in the middle.
///
/// - Expect: grid 280 × 40 at 0, 20
/// - Expect: a 60 × 40 at 11, 20
/// - Expect: b 102 × 40 at 79, 20
/// - Expect: c 80 × 40 at 189, 20
/// - Confidence: measured
#Preview("What a capped column leaves", traits: .fixedLayout(width: 280, height: 80)) {
  LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]) {
    Color.teal.frame(height: 40).id("a")
    Color.orange.frame(height: 40).id("b")
    Color.red.frame(height: 40).id("c")
  }
  .id("grid")
}

/// Fixed columns too wide for their grid: it answers what they need, and they start at its leading edge.
///
/// - Expect: a 80 × 10 at -34, 0
/// - Expect: b 80 × 10 at 54, 0
/// - Answer: 168 × 10
/// - Confidence: derived
#Preview("Two fixed columns, too wide", traits: .fixedLayout(width: 100, height: 10)) {
  LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
    Color.teal.frame(height: 10).id("a")
    Color.orange.frame(height: 10).id("b")
  }
}

/// Measuring, the columns are 95 and 120 wide, and the grid answers 225. Placing, it shares out those 225 and comes
/// to 107.5 and 120: more than it answered.
///
/// - Expect: a 107.5 × 40 at 0, 0
/// - Expect: b 120 × 40 at 117.5, 0
/// - Answer: 225 × 40
/// - Proposal: 200 × nil
/// - Confidence: published
#Preview("Two passes") {
  LazyVGrid(columns: [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))]) {
    Color.teal.frame(height: 40).id("a")
    Color.orange.frame(height: 40).id("b")
  }
}

/// An adaptive item makes as many columns as have room with their gaps; a line is as high as its tallest cell.
///
/// - Expect: a 45 × 20 at 0, 0
/// - Expect: c 45 × 20 at 110, 0
/// - Expect: d 45 × 30 at 0, 30
/// - Answer: 155 × 60
/// - Proposal: 155 × nil
/// - Confidence: derived
#Preview("As many columns as have room") {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)], spacing: 10) {
    Color.teal.frame(height: 20).id("a")
    Color.orange.frame(height: 20)
    Color.teal.frame(height: 20).id("c")
    Color.orange.frame(height: 30).id("d")
  }
}

/// A horizontal grid is a vertical one with its axes exchanged.
///
/// - Expect: a 30 × 45 at 0, 0
/// - Expect: b 30 × 45 at 0, 55
/// - Expect: c 30 × 45 at 38, 0
/// - Proposal: nil × 100
/// - Confidence: measured
#Preview("Rows instead of columns") {
  LazyHGrid(rows: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())]) {
    Color.teal.frame(width: 30).id("a")
    Color.orange.frame(width: 30).id("b")
    Color.teal.frame(width: 30).id("c")
  }
}

/// A section's header and footer go over the whole grid, also beyond its tracks, and the next section begins a line.
/// The new line is not measured.
///
/// - Expect: header 200 × 10 at 0, 33
/// - Expect: first 5 × 5 at 87.5, 43
/// - Expect: third 5 × 5 at 87.5, 48
/// - Expect: footer 8 × 8 at 96, 53
/// - Expect: next 6 × 6 at 87, 61
/// - Confidence: measured
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

/// An adaptive item divides its share among as many tracks as fit, whatever stands beside it.
///
/// - Expect: fixed 60 × 10 at 0, 38
/// - Expect: adaptive 52 × 10 at 68, 38
/// - Expect: second 52 × 10 at 128, 38
/// - Expect: flexible 112 × 10 at 188, 38
/// - Expect: below 60 × 10 at 0, 52
/// - Confidence: derived
#Preview("A fixed, an adaptive and a flexible item", traits: .fixedLayout(width: 300, height: 100)) {
  LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.adaptive(minimum: 50)), GridItem(.flexible())], spacing: 4) {
    Color.teal.frame(height: 10).id("fixed")
    Color.orange.frame(height: 10).id("adaptive")
    Color.orange.frame(height: 10).id("second")
    Color.red.frame(height: 10).id("flexible")
    Color.teal.frame(height: 10).id("below")
  }
}

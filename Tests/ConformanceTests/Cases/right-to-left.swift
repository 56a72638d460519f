import SwiftUI

/// From right to left a row starts at the right.
///
/// - Expect: first 50 × 20 at 38, 0
/// - Expect: second 30 × 20 at 0, 0
/// - Confidence: measured
#Preview("A row from right to left", traits: .fixedLayout(width: 88, height: 20)) {
  HStack {
    Color.teal.frame(width: 50, height: 20).id("first")
    Color.orange.frame(width: 30, height: 20).id("second")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

/// Leading is on the right then, for padding and for alignment.
///
/// - Expect: indented 80 × 20 at 220, 0
/// - Confidence: measured
#Preview("Leading is on the right", traits: .fixedLayout(width: 300, height: 20)) {
  VStack(alignment: .leading) {
    Color.teal.frame(width: 50, height: 20).padding(.leading, 30).id("indented")
  }
  .frame(width: 300, alignment: .leading)
  .environment(\.layoutDirection, .rightToLeft)
}

/// A lazy grid's first column is the one on the right.
///
/// - Expect: first 30 × 20 at 60, 0
/// - Expect: second 50 × 20 at 0, 0
/// - Confidence: derived
#Preview("A lazy grid from right to left", traits: .fixedLayout(width: 90, height: 20)) {
  LazyVGrid(columns: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(50))], spacing: 0) {
    Color.teal.frame(height: 20).id("first")
    Color.orange.frame(height: 20).id("second")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

/// So is a grid's.
///
/// - Expect: first 30 × 20 at 60, 0
/// - Expect: second 50 × 20 at 0, 0
/// - Confidence: derived
#Preview("A grid from right to left", traits: .fixedLayout(width: 90, height: 20)) {
  Grid(horizontalSpacing: 10) {
    GridRow {
      Color.teal.frame(width: 30, height: 20).id("first")
      Color.orange.frame(width: 50, height: 20).id("second")
    }
  }
  .environment(\.layoutDirection, .rightToLeft)
}

/// An offset goes to the left then.
///
/// - Expect: moved 20 × 20 at 25, 0
/// - Confidence: measured
#Preview("An offset from right to left", traits: .fixedLayout(width: 100, height: 20)) {
  Color.teal.frame(width: 20, height: 20).id("moved").offset(x: 15).environment(\.layoutDirection, .rightToLeft)
}

/// A position is counted from the right.
///
/// - Expect: put 20 × 20 at 60, 0
/// - Confidence: measured
#Preview("A position from right to left", traits: .fixedLayout(width: 100, height: 20)) {
  Color.teal.frame(width: 20, height: 20).id("put").position(x: 30, y: 10)
    .environment(\.layoutDirection, .rightToLeft)
}

/// A guide is counted from the right, too.
///
/// - Expect: plain 40 × 10 at 0, 0
/// - Expect: moved 24 × 10 at 6, 10
/// - Confidence: measured
#Preview("A guide from right to left", traits: .fixedLayout(width: 40, height: 20)) {
  VStack(alignment: .leading, spacing: 0) {
    Color.teal.frame(width: 40, height: 10).id("plain")
    Color.orange.frame(width: 24, height: 10).alignmentGuide(.leading) { _ in -10 }.id("moved")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

import SwiftUI

/// A row too long for its column hangs over on both sides; two spacers share what is left.
///
/// - Expect: over 370 × 20 at -35, 0
/// - Expect: wide 250 × 20 at -35, 0
/// - Expect: least 20 × 0 at 215, 10
/// - Expect: before 130 × 0 at 0, 30
/// - Expect: box 40 × 20 at 130, 20
/// - Expect: below 0 × 60 at 150, 40
/// - Confidence: measured
#Preview("Least lengths and shares", traits: .fixedLayout(width: 300, height: 100)) {
  VStack(spacing: 0) {
    HStack(spacing: 0) {
      Color.teal.frame(width: 250, height: 20).id("wide")
      Spacer(minLength: 20).id("least")
      Color.orange.frame(width: 100, height: 20)
    }
    .id("over")
    HStack(spacing: 0) {
      Spacer().id("before")
      Color.teal.frame(width: 40, height: 20).id("box")
      Spacer()
    }
    Spacer().id("below")
  }
}

/// Beside a spacer there is no gap.
///
/// - Expect: left 50 × 50 at 0, 25
/// - Expect: gap 200 × 0 at 50, 50
/// - Expect: right 50 × 50 at 250, 25
/// - Confidence: measured
#Preview("A spacer between two boxes", traits: .fixedLayout(width: 300, height: 100)) {
  HStack {
    Color.teal.frame(width: 50, height: 50).id("left")
    Spacer().id("gap")
    Color.teal.frame(width: 50, height: 50).id("right")
  }
}

/// Spacers are asked last of all: beside a colour this one keeps its 8 points.
///
/// - Expect: colour 252 × 600 at 80, 0
/// - Expect: right 60 × 16 at 340, 292
/// - Proposal: 400 × 600
/// - Confidence: measured
#Preview("A spacer beside a colour") {
  HStack(spacing: 0) {
    Color.teal.frame(width: 32.5, height: 16).frame(width: 80)
    Color.orange.id("colour")
    Spacer()
    Color.teal.frame(width: 23.5, height: 16).frame(width: 60).id("right")
  }
}

/// A spacer that may be nothing is nothing where there is no room.
///
/// - Expect: left 80 × 50 at 20, 75
/// - Expect: gap 0 × 0 at 100, 100
/// - Expect: right 80 × 50 at 100, 75
/// - Confidence: derived
#Preview("A spacer of no length", traits: .fixedLayout(width: 200, height: 200)) {
  HStack {
    Color.teal.frame(width: 80, height: 50).id("left")
    Spacer(minLength: 0).id("gap")
    Color.orange.frame(width: 80, height: 50).id("right")
  }
  .frame(width: 160, height: 80)
}

/// A background or an overlay on a divider or a spacer leaves it its stack's axis.
///
/// - Expect: line 4 × 40 at 48, 10
/// - Expect: gap 42 × 0 at 58, 30
/// - Expect: row 100 × 40 at 0, 10
/// - Platform: macOS
/// - Confidence: derived
#Preview("A coloured divider and a filled spacer", traits: .fixedLayout(width: 100, height: 60)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 48, height: 40)
    Divider().overlay(Color.orange).padding(.trailing, 3).id("line")
    Color.teal.frame(width: 6, height: 40)
    Spacer().background(Color.orange).id("gap")
  }
  .frame(height: 40)
  .id("row")
}

/// What a scroll view scrolls stands in a column of its own, whatever stack the scroll view is in.
///
/// - Expect: line 90 × 1 at 0, 0
/// - Expect: scroll 90 × 60 at 0, 0
/// - Expect: beside 10 × 20 at 90, 20
/// - Platform: macOS
/// - Confidence: derived
#Preview("A divider in a scroll view in a row", traits: .fixedLayout(width: 100, height: 60)) {
  HStack(spacing: 0) {
    ScrollView {
      Divider().id("line")
    }
    .id("scroll")
    Color.teal.frame(width: 10, height: 20).id("beside")
  }
}

import SwiftUI

/// Along its axis a scroll view takes the room, across it is as wide as its content.
///
/// - Expect: scroll 100 × 150 at 100, 25
/// - Expect: row 100 × 60 at 100, 25
/// - Confidence: measured
#Preview("As wide as the content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.teal.frame(width: 100, height: 60).id("row") }.id("scroll").frame(width: 250, height: 150)
}

/// Content longer than the scroll view starts at its edge.
///
/// - Expect: scroll 300 × 40 at 0, 80
/// - Expect: cells 500 × 40 at 0, 80
/// - Confidence: measured
#Preview("A row to scroll", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView(.horizontal) { Color.teal.frame(width: 500, height: 40).id("cells") }.id("scroll")
}

/// Between two views of fixed height it takes what is left.
///
/// - Expect: header 44.5 × 16 at 127.75, 0
/// - Expect: scroll 120 × 168 at 90, 16
/// - Expect: content 120 × 400 at 90, 16
/// - Expect: footer 39.5 × 16 at 130.25, 184
/// - Confidence: measured
#Preview("Between header and footer", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 0) {
    Color.teal.frame(width: 44.5, height: 16).id("header")
    ScrollView { Color.orange.frame(width: 120, height: 400).id("content") }.id("scroll")
    Color.teal.frame(width: 39.5, height: 16).id("footer")
  }
}

/// Scrolled along both axes it takes all it is proposed, and the content begins at its corner.
///
/// - Expect: scroll 300 × 200 at 0, 0
/// - Expect: map 500 × 600 at 0, 0
/// - Confidence: derived
#Preview("A map to scroll", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView([.horizontal, .vertical]) { Color.teal.frame(width: 500, height: 600).id("map") }.id("scroll")
}

/// With nothing proposed it is as large as its content.
///
/// - Answer: 500 × 600
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("A map as it likes") {
  ScrollView([.horizontal, .vertical]) { Color.teal.frame(width: 500, height: 600) }
}

/// Margins move the content in, and widen the scroll view across its axis.
///
/// - Expect: scroll 140 × 200 at 80, 0
/// - Expect: row 100 × 60 at 100, 10
/// - Confidence: derived
#Preview("Margins around the content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.teal.frame(width: 100, height: 60).id("row") }
    .contentMargins(.horizontal, 20)
    .contentMargins(.top, 10)
    .id("scroll")
}

/// Content that takes what it is proposed gets what the margins leave.
///
/// - Expect: scroll 300 × 200 at 0, 0
/// - Expect: row 260 × 60 at 20, 0
/// - Confidence: derived
#Preview("Margins beside greedy content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.teal.frame(height: 60).id("row") }.contentMargins(.horizontal, 20).id("scroll")
}

/// A position with an id puts that view at its anchor: the fifth row stands at the top.
///
/// - Expect: scroll 100 × 100 at 0, 0
/// - Expect: rows 100 × 400 at 0, -160
/// - Confidence: derived
#Preview("Scrolled to a view", traits: .fixedLayout(width: 100, height: 100)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<10) { index in Color.teal.frame(width: 100, height: 40).id(index) }
    }
    .id("rows")
  }
  .scrollPosition(.constant(ScrollPosition(id: 4, anchor: .top)))
  .id("scroll")
}

/// No position goes beyond the content's end.
///
/// - Expect: rows 100 × 400 at 0, -300
/// - Confidence: derived
#Preview("Scrolled to the end", traits: .fixedLayout(width: 100, height: 100)) {
  ScrollView { Color.teal.frame(width: 100, height: 400).id("rows") }
    .scrollPosition(.constant(ScrollPosition(y: 900)))
}

import SwiftUI

// expects scroll: 100 25 100 150
// expects row: 100 25 100 60

/// Along its axis a scroll view takes the room, across it is as wide as its content. Measured on SwiftUI.
#Preview("As wide as the content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.teal.frame(width: 100, height: 60).id("row") }.id("scroll").frame(width: 250, height: 150)
}

// expects scroll: 0 80 300 40
// expects cells: 0 80 500 40

/// Content longer than the scroll view starts at its edge. Measured on SwiftUI.
#Preview("A row to scroll", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView(.horizontal) { Color.teal.frame(width: 500, height: 40).id("cells") }.id("scroll")
}

// expects header: 127.75 0 44.5 16
// expects scroll: 90 16 120 168
// expects content: 90 16 120 400
// expects footer: 130.25 184 39.5 16

/// Between two views of fixed height it takes what is left. Measured on SwiftUI.
#Preview("Between header and footer", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 0) {
    Color.teal.frame(width: 44.5, height: 16).id("header")
    ScrollView { Color.orange.frame(width: 120, height: 400).id("content") }.id("scroll")
    Color.teal.frame(width: 39.5, height: 16).id("footer")
  }
}

// expects scroll: 0 0 300 200
// expects map: 0 0 500 600

/// Scrolled along both axes it takes all it is proposed, and the content begins at its corner. Derived from the rules.
#Preview("A map to scroll", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView([.horizontal, .vertical]) { Color.teal.frame(width: 500, height: 600).id("map") }.id("scroll")
}

// expects size: 500 600
// proposal: nil nil

/// With nothing proposed it is as large as its content. Derived from the rules.
#Preview("A map as it likes") {
  ScrollView([.horizontal, .vertical]) { Color.teal.frame(width: 500, height: 600) }
}

// expects scroll: 80 0 140 200
// expects row: 100 10 100 60

/// Margins move the content in, and widen the scroll view across its axis. Derived from the rules.
#Preview("Margins around the content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.teal.frame(width: 100, height: 60).id("row") }
    .contentMargins(.horizontal, 20)
    .contentMargins(.top, 10)
    .id("scroll")
}

// expects scroll: 0 0 300 200
// expects row: 20 0 260 60

/// Content that takes what it is proposed gets what the margins leave. Derived from the rules.
#Preview("Margins beside greedy content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.teal.frame(height: 60).id("row") }.contentMargins(.horizontal, 20).id("scroll")
}

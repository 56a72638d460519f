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

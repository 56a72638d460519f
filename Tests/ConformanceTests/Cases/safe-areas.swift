import SwiftUI

// expects content: 0 0 100 162
// expects bar: 0 170 100 30

/// A bar inset at the bottom keeps 8 points between itself and the content. Measured on SwiftUI.
#Preview("A bar at the bottom", traits: .fixedLayout(width: 100, height: 200)) {
  Color.teal.id("content").safeAreaInset(edge: .bottom) { Color.orange.frame(height: 30).id("bar") }
    .frame(width: 100, height: 200)
}

// expects content: 0 0 100 200
// expects bar: 0 0 100 30

/// Content that ignores the safe area reaches behind the bar. Measured on SwiftUI.
#Preview("Behind the bar", traits: .fixedLayout(width: 100, height: 200)) {
  VStack(spacing: 0) { Color.teal.id("content") }
    .ignoresSafeArea()
    .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 30).id("bar") }
    .frame(width: 100, height: 200)
}

// expects content: 20 0 60 100

/// Padding of the safe area is padding to content that does not ignore it. Derived from the rules.
#Preview("Safe area padding", traits: .fixedLayout(width: 100, height: 100)) {
  Color.teal.id("content").safeAreaPadding(.horizontal, 20)
}

// expects scroll: 0 0 100 200
// expects row: 0 30 100 60

/// A scroll view keeps its frame, and its content begins below the padding. Derived from the rules.
#Preview("Safe area padding of a scroll view", traits: .fixedLayout(width: 100, height: 200)) {
  ScrollView { Color.teal.frame(height: 60).id("row") }.id("scroll").safeAreaPadding(.top, 30)
}

// expects scroll: 0 0 100 200
// expects content: 0 30 100 500
// expects bar: 0 0 100 30

/// A scroll view keeps its frame under a bar, also when it has a background. Derived from the rules.
#Preview("A bar over a scroll view with a background", traits: .fixedLayout(width: 100, height: 200)) {
  ScrollView {
    Color.teal.frame(height: 500).id("content")
  }
  .background(.yellow)
  .id("scroll")
  .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 30).id("bar") }
}

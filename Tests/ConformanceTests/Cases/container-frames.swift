import SwiftUI

/// Three of four parts of the scroll view's width, gaps counted.
///
/// - Expect: wide 222.5 × 20
/// - Confidence: published
#Preview("Three of four parts", traits: .fixedLayout(width: 300, height: 100)) {
  ScrollView(.horizontal) {
    HStack(spacing: 10) {
      Color.teal.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).frame(height: 20).id("wide")
      Color.orange.frame(width: 20, height: 20)
    }
  }
}

/// Two of three parts of the scroll view's height, with a gap between them.
///
/// - Expect: high 20 × 190
/// - Confidence: published
#Preview("Two of three parts", traits: .fixedLayout(width: 300, height: 290)) {
  ScrollView {
    Color.teal.containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 10).frame(width: 20).id("high")
  }
}

/// In no scroll view the window counts: a fifth less four gaps.
///
/// - Expect: part 56 × 200 at 122, 0
/// - Confidence: published
#Preview("A fifth of the window", traits: .fixedLayout(width: 300, height: 200)) {
  Color.teal.containerRelativeFrame(.horizontal, count: 5, span: 1, spacing: 5).id("part")
}

/// A scroll view is as wide as its content, which may be a part of what the scroll view is proposed.
///
/// - Expect: part 240 × 40 at 30, 0
/// - Expect: half 150 × 40 at 75, 40
/// - Confidence: derived
#Preview("A part of a scroll view that is as wide as its content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      Color.teal.frame(height: 40).containerRelativeFrame(.horizontal) { width, _ in width * 0.8 }.id("part")
      Color.orange.frame(height: 40).containerRelativeFrame(.horizontal, count: 2, spacing: 0).id("half")
    }
  }
}

/// Margins of the content and safe area insets are no part of the container.
///
/// - Expect: margins 160 × _ at 20, _
/// - Expect: padding 160 × _ at 20, _
/// - Confidence: derived
#Preview("As wide as a scroll view without its insets", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(spacing: 0) {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.teal.containerRelativeFrame(.horizontal).id("margins")
        Color.orange.frame(width: 10)
      }
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.teal.containerRelativeFrame(.horizontal).id("padding")
        Color.orange.frame(width: 10)
      }
    }
    .safeAreaPadding(.horizontal, 20)
  }
}

/// In a navigation stack the room below its bar counts, when it is measured as well as when it is placed.
///
/// - Expect: half _ × 168
/// - Expect: view _ × 168
/// - Confidence: derived
#Preview("Half the room below a bar", traits: .fixedLayout(width: 390, height: 400)) {
  NavigationStack {
    Color.teal.id("view").containerRelativeFrame(.vertical) { height, _ in height / 2 }.id("half")
      .navigationTitle("Harbour").navigationBarTitleDisplayMode(.inline)
  }
}

/// A tab has no part of what its bar takes.
///
/// - Expect: page 390 × 317 at 0, 0
/// - Confidence: derived
#Preview("As high as a tab", traits: .fixedLayout(width: 390, height: 400)) {
  TabView {
    Color.teal.containerRelativeFrame([.horizontal, .vertical]).id("page")
      .tabItem { Label("Tides", systemImage: "water.waves") }
  }
}

/// Each column is a container; a safe area inset inside one is not.
///
/// - Expect: sidebar 200 × _
/// - Expect: detail 400 × _
/// - Confidence: derived
#Preview("As wide as a column", traits: .fixedLayout(width: 600, height: 200)) {
  HStack(spacing: 0) {
    NavigationStack { Color.teal.containerRelativeFrame(.horizontal).id("sidebar") }.frame(width: 200)
    NavigationStack {
      Color.orange.safeAreaInset(edge: .bottom) { Text("Harbour") }.containerRelativeFrame(.horizontal).id("detail")
    }
  }
}

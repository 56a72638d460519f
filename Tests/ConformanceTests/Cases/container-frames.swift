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

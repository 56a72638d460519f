import SwiftUI

/// A bar inset at the bottom keeps 8 points between itself and the content.
///
/// - Expect: content 100 × 162 at 0, 0
/// - Expect: bar 100 × 30 at 0, 170
/// - Confidence: measured
#Preview("A bar at the bottom", traits: .fixedLayout(width: 100, height: 200)) {
  Color.teal.id("content").safeAreaInset(edge: .bottom) { Color.orange.frame(height: 30).id("bar") }
    .frame(width: 100, height: 200)
}

/// Content that ignores the safe area reaches behind the bar.
///
/// - Expect: content 100 × 200 at 0, 0
/// - Expect: bar 100 × 30 at 0, 0
/// - Confidence: measured
#Preview("Behind the bar", traits: .fixedLayout(width: 100, height: 200)) {
  VStack(spacing: 0) { Color.teal.id("content") }
    .ignoresSafeArea()
    .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 30).id("bar") }
    .frame(width: 100, height: 200)
}

/// Padding of the safe area is padding to content that does not ignore it.
///
/// - Expect: content 60 × 100 at 20, 0
/// - Confidence: derived
#Preview("Safe area padding", traits: .fixedLayout(width: 100, height: 100)) {
  Color.teal.id("content").safeAreaPadding(.horizontal, 20)
}

/// A scroll view keeps its frame, and its content begins below the padding.
///
/// - Expect: scroll 100 × 200 at 0, 0
/// - Expect: row 100 × 60 at 0, 30
/// - Confidence: derived
#Preview("Safe area padding of a scroll view", traits: .fixedLayout(width: 100, height: 200)) {
  ScrollView { Color.teal.frame(height: 60).id("row") }.id("scroll").safeAreaPadding(.top, 30)
}

/// A scroll view keeps its frame under a bar, also when it has a background.
///
/// - Expect: scroll 100 × 200 at 0, 0
/// - Expect: content 100 × 500 at 0, 30
/// - Expect: bar 100 × 30 at 0, 0
/// - Confidence: derived
#Preview("A bar over a scroll view with a background", traits: .fixedLayout(width: 100, height: 200)) {
  ScrollView {
    Color.teal.frame(height: 500).id("content")
  }
  .background(.yellow)
  .id("scroll")
  .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 30).id("bar") }
}

/// A rigid view that ignores only the bottom stays where it is.
///
/// - Expect: bar 100 × 759 at 146.5, 59
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/SafeAreaIgnoringLayout.swift
struct RigidAtTheBottom: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 100, height: 759).id("bar").ignoresSafeArea(edges: .bottom).previewDevice("iPhone 16")
  }
}

/// One that ignores the top moves up by the inset.
///
/// - Expect: bar 100 × 759 at 146.5, 0
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/SafeAreaIgnoringLayout.swift
struct RigidAtTheTop: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 100, height: 759).id("bar").ignoresSafeArea(edges: .top).previewDevice("iPhone 16")
  }
}

/// An edge that lies inside the band outside the safe area counts as well: here 20 points below the top of the screen.
///
/// - Expect: inner 393 × 100 at 0, 20
/// - Expect: outer 393 × 120 at 0, 0
/// - Confidence: derived
struct InsideTheBand: PreviewProvider {
  static var previews: some View {
    Color.clear.overlay(alignment: .top) {
      Color.blue.id("outer").ignoresSafeArea().frame(height: 100).id("inner").offset(y: -39)
    }
    .previewDevice("iPhone 16")
  }
}

import SwiftUI

/// Children meet where their guides are, so a guide of one's own moves a child against the others.
///
/// - Expect: stack 150 × 68 at 75, 66
/// - Expect: ending 100 × 20 at 75, 66
/// - Expect: plain 50 × 20 at 175, 90
/// - Expect: middle 30 × 20 at 160, 114
/// - Confidence: measured
#Preview("Guides of one's own", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 4) {
    Color.teal.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }.id("ending")
    Color.orange.frame(width: 50, height: 20).id("plain")
    Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }.id("middle")
  }
  .id("stack")
}

/// A guide the stack does not align by has no effect.
///
/// - Expect: first 20 × 10 at 0, 0
/// - Expect: second 40 × 10 at 0, 18
/// - Confidence: derived
#Preview("Another guide", traits: .fixedLayout(width: 40, height: 28)) {
  VStack(alignment: .leading) {
    Color.teal.frame(width: 20, height: 10).alignmentGuide(.trailing) { _ in 100 }.id("first")
    Color.orange.frame(width: 40, height: 10).id("second")
  }
}

/// A row is as high as its children are, aligned.
///
/// - Expect: row 40 × 55 at 30, 22.5
/// - Expect: straight 20 × 40 at 30, 37.5
/// - Expect: shifted 20 × 40 at 50, 22.5
/// - Confidence: derived
#Preview("A shifted centre", traits: .fixedLayout(width: 100, height: 100)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 20, height: 40).id("straight")
    Color.orange.frame(width: 20, height: 40)
      .alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.center] + 15 }
      .id("shifted")
  }
  .id("row")
}

/// An offset moves no guide: neighbours are aligned with the view where it is laid out.
///
/// - Expect: moved 10 × 10 at 40, 25
/// - Expect: inside 10 × 10 at 40, 32
/// - Expect: beside 10 × 10 at 50, 5
/// - Confidence: derived
#Preview("A guide under an offset", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(alignment: .top, spacing: 0) {
    Color.teal.frame(width: 10, height: 10).id("inside").alignmentGuide(.top) { _ in -20 }.offset(y: 7).id("moved")
    Color.orange.frame(width: 10, height: 10).id("beside")
  }
}

/// The view of a safe area inset does not change the guides of what it is put on.
///
/// - Expect: inset 10 × 20 at 32, 15
/// - Expect: below 30 × 10 at 38, 35
/// - Confidence: derived
#Preview("A guide beside a bar's", traits: .fixedLayout(width: 100, height: 60)) {
  VStack(alignment: .leading, spacing: 0) {
    Color.teal.frame(width: 10, height: 10)
      .alignmentGuide(.leading) { _ in 6 }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Color.orange.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 100 }
      }
      .id("inset")
    Color.orange.frame(width: 30, height: 10).id("below")
  }
}

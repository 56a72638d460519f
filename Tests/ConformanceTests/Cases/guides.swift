import SwiftUI

// expects stack: 75 66 150 68
// expects ending: 75 66 100 20
// expects plain: 175 90 50 20
// expects middle: 160 114 30 20

/// Children meet where their guides are, so a guide of one's own moves a child against the others.
/// Measured on SwiftUI.
#Preview("Guides of one's own", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 4) {
    Color.teal.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }.id("ending")
    Color.orange.frame(width: 50, height: 20).id("plain")
    Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }.id("middle")
  }
  .id("stack")
}

// expects first: 0 0 20 10
// expects second: 0 18 40 10

/// A guide the stack does not align by has no effect. Derived from the rules.
#Preview("Another guide", traits: .fixedLayout(width: 40, height: 28)) {
  VStack(alignment: .leading) {
    Color.teal.frame(width: 20, height: 10).alignmentGuide(.trailing) { _ in 100 }.id("first")
    Color.orange.frame(width: 40, height: 10).id("second")
  }
}

// expects row: 30 22.5 40 55
// expects straight: 30 37.5 20 40
// expects shifted: 50 22.5 20 40

/// A row is as high as its children are, aligned. Derived from the rules.
#Preview("A shifted centre", traits: .fixedLayout(width: 100, height: 100)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 20, height: 40).id("straight")
    Color.orange.frame(width: 20, height: 40)
      .alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.center] + 15 }
      .id("shifted")
  }
  .id("row")
}

// expects moved: 40 25 10 10
// expects inside: 40 32 10 10
// expects beside: 50 5 10 10

/// An offset moves no guide: neighbours are aligned with the view where it is laid out. Derived from the rules.
#Preview("A guide under an offset", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(alignment: .top, spacing: 0) {
    Color.teal.frame(width: 10, height: 10).id("inside").alignmentGuide(.top) { _ in -20 }.offset(y: 7).id("moved")
    Color.orange.frame(width: 10, height: 10).id("beside")
  }
}

// expects inset: 32 15 10 20
// expects below: 38 35 30 10

/// The view of a safe area inset has no say in the guides of what it is put on. Derived from the rules.
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

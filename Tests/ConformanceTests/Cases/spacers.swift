import SwiftUI

// expects over: -35 0 370 20
// expects wide: -35 0 250 20
// expects least: 215 10 20 0
// expects before: 0 30 130 0
// expects box: 130 20 40 20
// expects below: 150 40 0 60

/// A row too long for its column hangs over on both sides; two spacers share what is left. Measured on SwiftUI.
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

// expects left: 0 25 50 50
// expects gap: 50 50 200 0
// expects right: 250 25 50 50

/// Beside a spacer there is no gap. Measured on SwiftUI.
#Preview("A spacer between two boxes", traits: .fixedLayout(width: 300, height: 100)) {
  HStack {
    Color.teal.frame(width: 50, height: 50).id("left")
    Spacer().id("gap")
    Color.teal.frame(width: 50, height: 50).id("right")
  }
}

// expects colour: 80 0 252 600
// expects right: 340 292 60 16
// proposal: 400 600

/// Spacers are asked last of all: beside a colour this one keeps its 8 points. Measured on SwiftUI.
#Preview("A spacer beside a colour") {
  HStack(spacing: 0) {
    Color.teal.frame(width: 32.5, height: 16).frame(width: 80)
    Color.orange.id("colour")
    Spacer()
    Color.teal.frame(width: 23.5, height: 16).frame(width: 60).id("right")
  }
}

// expects left: 20 75 80 50
// expects gap: 100 100 0 0
// expects right: 100 75 80 50

/// A spacer that may be nothing is nothing where there is no room. Derived from the rules.
#Preview("A spacer of no length", traits: .fixedLayout(width: 200, height: 200)) {
  HStack {
    Color.teal.frame(width: 80, height: 50).id("left")
    Spacer(minLength: 0).id("gap")
    Color.orange.frame(width: 80, height: 50).id("right")
  }
  .frame(width: 160, height: 80)
}

// expects line: 48 10 4 40
// expects gap: 58 30 42 0
// expects row: 0 10 100 40
// platform: macos

/// A background or an overlay on a divider or a spacer leaves it its stack's axis. Derived from the rules.
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

// expects line: 0 0 90 1
// expects scroll: 0 0 90 60
// expects beside: 90 20 10 20
// platform: macos

/// What a scroll view scrolls stands in a column of its own, whatever stack the scroll view is in. Derived from the rules.
#Preview("A divider in a scroll view in a row", traits: .fixedLayout(width: 100, height: 60)) {
  HStack(spacing: 0) {
    ScrollView {
      Divider().id("line")
    }
    .id("scroll")
    Color.teal.frame(width: 10, height: 20).id("beside")
  }
}

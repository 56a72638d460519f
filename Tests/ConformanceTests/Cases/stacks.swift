import SwiftUI

// expects row: 67 25 166 50
// expects first: 67 25 50 50
// expects last: 183 25 50 50

/// Without a spacing the gap between two views is 8 points. Measured on SwiftUI.
#Preview("Three boxes in a row", traits: .fixedLayout(width: 300, height: 100)) {
  HStack {
    Color.teal.frame(width: 50, height: 50).id("first")
    Color.orange.frame(width: 50, height: 50)
    Color.teal.frame(width: 50, height: 50).id("last")
  }
  .id("row")
}

// expects small: 0 0 20 40
// expects large: 20 0 220 40
// expects fixed: 240 0 60 40

/// Who has the higher priority is asked first, and offered all that the others do not need at least.
/// Measured on SwiftUI.
#Preview("Priority before the rest", traits: .fixedLayout(width: 300, height: 40)) {
  HStack(spacing: 0) {
    Color.teal.frame(minWidth: 20).id("small")
    Color.orange.frame(minWidth: 20).layoutPriority(1).id("large")
    Color.teal.frame(width: 60).id("fixed")
  }
}

// expects capped: 0 0 42.5 40
// expects least: 42.5 0 80 40
// expects size: 122.5 40
// proposal: 85 40

/// The less flexible child is asked first, with an equal share; the other one then needs more than is left.
/// Measured on SwiftUI.
#Preview("The less flexible first") {
  HStack(spacing: 0) {
    Color.teal.frame(minWidth: 5, maxWidth: 100).id("capped")
    Color.orange.frame(minWidth: 80).id("least")
  }
}

// expects free: 0 0 135 50
// expects capped: 135 0 30 50
// expects between: 165 0 135 50

/// What a capped child leaves is shared by those asked later. Derived from the rules.
#Preview("Three kinds of flexible", traits: .fixedLayout(width: 300, height: 50)) {
  HStack(spacing: 0) {
    Color.teal.id("free")
    Color.orange.frame(maxWidth: 30).id("capped")
    Color.red.frame(minWidth: 60, maxWidth: 200).id("between")
  }
}

// expects low: 0 0 500 50
// expects high: 0 58 500 442

/// A rectangle with a least height keeps only that beside one of higher priority. Derived from the rules.
#Preview("A least height under priority", traits: .fixedLayout(width: 500, height: 500)) {
  VStack {
    Rectangle().frame(minHeight: 50).id("low")
    Rectangle().layoutPriority(1).id("high")
  }
}

// expects size: 56 40
// proposal: nil 40

/// Where no width is proposed the ideals are added up, gaps beside a spacer being none. Derived from the rules.
#Preview("A row of ideals") {
  HStack {
    Color.teal
    Color.orange.frame(width: 30)
    Spacer()
  }
}

// expects size: inf 40
// proposal: inf 40

/// A row with a colour in it is as endless as its proposal. Derived from the rules.
#Preview("An endless row") {
  HStack(spacing: 0) {
    Color.teal
    Color.orange.frame(width: 30)
  }
}

// expects tallTop: 128 40 20 60
// expects shortTop: 152 40 20 30
// expects tallBottom: 128 100 20 60
// expects shortBottom: 152 130 20 30

/// Children meet at the guide of the row's alignment. Measured on SwiftUI.
#Preview("Aligned at the top, aligned at the bottom", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 0) {
    HStack(alignment: .top, spacing: 4) {
      Color.teal.frame(width: 20, height: 60).id("tallTop")
      Color.orange.frame(width: 20, height: 30).id("shortTop")
    }
    HStack(alignment: .bottom, spacing: 4) {
      Color.teal.frame(width: 20, height: 60).id("tallBottom")
      Color.orange.frame(width: 20, height: 30).id("shortBottom")
    }
  }
}

// expects column: 50 80 200 40
// expects row: 50 80 76 30
// expects wide: 50 110 200 10

/// A row narrower than its column stands at the column's leading edge. Derived from the rules.
#Preview("A row in a leading column", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 0) {
    HStack(spacing: 6) {
      Color.teal.frame(width: 30, height: 30)
      Color.teal.frame(width: 40, height: 30)
    }
    .id("row")
    Color.orange.frame(width: 200, height: 10).id("wide")
  }
  .id("column")
}

// expects left: 0 0 70 50
// expects middle: 40 0 70 50
// expects right: 80 0 70 50
// expects fan: 0 0 150 50

/// A negative spacing lets children overlap. Measured on SwiftUI.
#Preview("A fan", traits: .fixedLayout(width: 150, height: 50)) {
  HStack(spacing: -30) {
    Color.teal.frame(width: 70, height: 50).id("left")
    Color.orange.frame(width: 70, height: 50).id("middle")
    Color.red.frame(width: 70, height: 50).id("right")
  }
  .id("fan")
}

// expects nothing: 137.25 92 0 0
// expects word: 145.25 92 17.5 16

/// A child without extent has its gap all the same. Measured on SwiftUI.
#Preview("A gap beside nothing", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(alignment: .top) {
    Color.clear.frame(width: 0, height: 0).id("nothing")
    Color.teal.frame(width: 17.5, height: 16).id("word")
  }
}

// expects first: 5 25 50 50
// expects second: 65 25 50 50
// expects rest: 120 0 180 100

/// A modifier on a group is applied to each of its views. Derived from the rules.
#Preview("A modifier on several views", traits: .fixedLayout(width: 300, height: 100)) {
  HStack(spacing: 0) {
    Group {
      Color.teal.id("first")
      Color.orange.id("second")
    }
    .frame(width: 50, height: 50)
    .padding(5)
    Color.red.id("rest")
  }
}

// expects first: 20 4 20 20
// expects moved: 140 9 20 20
// expects last: 60 4 20 20

/// Moving a view leaves its neighbours where they are. Derived from the rules.
#Preview("An offset moves the drawing only", traits: .fixedLayout(width: 100, height: 28)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 20, height: 20).id("first")
    Color.orange.frame(width: 20, height: 20).id("moved").offset(x: 100, y: 5)
    Color.teal.frame(width: 20, height: 20).id("last")
  }
}

// expects low: 0 0 10 40
// expects middle: 10 0 0 40
// expects high: 10 0 50 40

/// What each lower priority needs at least is kept for it, and no more, while those above take the rest.
/// Derived from the rules.
#Preview("Three priorities in little room", traits: .fixedLayout(width: 60, height: 40)) {
  HStack(spacing: 0) {
    Color.teal.frame(minWidth: 10).layoutPriority(-1).id("low")
    Color.orange.frame(maxWidth: 50).id("middle")
    Color.red.frame(minWidth: 15, maxWidth: 60).layoutPriority(2).id("high")
  }
}

// expects rigid: -27.5 15 80 10
// expects first: 52.5 0 10 40
// expects second: 62.5 0 15 40

/// Where the first in line needs more than there is, the others keep their least lengths and the row sticks out.
/// Derived from the rules.
#Preview("Less than no room", traits: .fixedLayout(width: 50, height: 40)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 80, height: 10).layoutPriority(1).id("rigid")
    Color.orange.frame(minWidth: 10).id("first")
    Color.red.frame(minWidth: 15).id("second")
  }
}

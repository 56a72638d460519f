import SwiftUI

/// Without a spacing the gap between two views is 8 points.
///
/// - Expect: row 166 × 50 at 67, 25
/// - Expect: first 50 × 50 at 67, 25
/// - Expect: last 50 × 50 at 183, 25
/// - Confidence: measured
#Preview("Three boxes in a row", traits: .fixedLayout(width: 300, height: 100)) {
  HStack {
    Color.teal.frame(width: 50, height: 50).id("first")
    Color.orange.frame(width: 50, height: 50)
    Color.teal.frame(width: 50, height: 50).id("last")
  }
  .id("row")
}

/// Who has the higher priority is asked first, and offered all that the others do not need at least.
///
/// - Expect: small 20 × 40 at 0, 0
/// - Expect: large 220 × 40 at 20, 0
/// - Expect: fixed 60 × 40 at 240, 0
/// - Confidence: measured
#Preview("Priority before the rest", traits: .fixedLayout(width: 300, height: 40)) {
  HStack(spacing: 0) {
    Color.teal.frame(minWidth: 20).id("small")
    Color.orange.frame(minWidth: 20).layoutPriority(1).id("large")
    Color.teal.frame(width: 60).id("fixed")
  }
}

/// The less flexible child is asked first, with an equal share; the other one then needs more than is left.
///
/// - Expect: capped 42.5 × 40 at 0, 0
/// - Expect: least 80 × 40 at 42.5, 0
/// - Answer: 122.5 × 40
/// - Proposal: 85 × 40
/// - Confidence: measured
#Preview("The less flexible first") {
  HStack(spacing: 0) {
    Color.teal.frame(minWidth: 5, maxWidth: 100).id("capped")
    Color.orange.frame(minWidth: 80).id("least")
  }
}

/// What a capped child leaves is shared by those asked later.
///
/// - Expect: free 135 × 50 at 0, 0
/// - Expect: capped 30 × 50 at 135, 0
/// - Expect: between 135 × 50 at 165, 0
/// - Confidence: derived
#Preview("Three kinds of flexible", traits: .fixedLayout(width: 300, height: 50)) {
  HStack(spacing: 0) {
    Color.teal.id("free")
    Color.orange.frame(maxWidth: 30).id("capped")
    Color.red.frame(minWidth: 60, maxWidth: 200).id("between")
  }
}

/// A rectangle with a least height keeps only that beside one of higher priority.
///
/// - Expect: low 500 × 50 at 0, 0
/// - Expect: high 500 × 442 at 0, 58
/// - Confidence: derived
#Preview("A least height under priority", traits: .fixedLayout(width: 500, height: 500)) {
  VStack {
    Rectangle().frame(minHeight: 50).id("low")
    Rectangle().layoutPriority(1).id("high")
  }
}

/// Where no width is proposed the ideals are added up, gaps beside a spacer being none.
///
/// - Answer: 56 × 40
/// - Proposal: nil × 40
/// - Confidence: derived
#Preview("A row of ideals") {
  HStack {
    Color.teal
    Color.orange.frame(width: 30)
    Spacer()
  }
}

/// A row with a colour in it is as endless as its proposal.
///
/// - Answer: inf × 40
/// - Proposal: inf × 40
/// - Confidence: derived
#Preview("An endless row") {
  HStack(spacing: 0) {
    Color.teal
    Color.orange.frame(width: 30)
  }
}

/// Children meet at the guide of the row's alignment.
///
/// - Expect: tallTop 20 × 60 at 128, 40
/// - Expect: shortTop 20 × 30 at 152, 40
/// - Expect: tallBottom 20 × 60 at 128, 100
/// - Expect: shortBottom 20 × 30 at 152, 130
/// - Confidence: measured
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

/// A row narrower than its column stands at the column's leading edge.
///
/// - Expect: column 200 × 40 at 50, 80
/// - Expect: row 76 × 30 at 50, 80
/// - Expect: wide 200 × 10 at 50, 110
/// - Confidence: derived
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

/// A negative spacing lets children overlap.
///
/// - Expect: left 70 × 50 at 0, 0
/// - Expect: middle 70 × 50 at 40, 0
/// - Expect: right 70 × 50 at 80, 0
/// - Expect: fan 150 × 50 at 0, 0
/// - Confidence: measured
#Preview("A fan", traits: .fixedLayout(width: 150, height: 50)) {
  HStack(spacing: -30) {
    Color.teal.frame(width: 70, height: 50).id("left")
    Color.orange.frame(width: 70, height: 50).id("middle")
    Color.red.frame(width: 70, height: 50).id("right")
  }
  .id("fan")
}

/// A child without extent has its gap all the same.
///
/// - Expect: nothing 0 × 0 at 137.25, 92
/// - Expect: word 17.5 × 16 at 145.25, 92
/// - Confidence: measured
#Preview("A gap beside nothing", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(alignment: .top) {
    Color.clear.frame(width: 0, height: 0).id("nothing")
    Color.teal.frame(width: 17.5, height: 16).id("word")
  }
}

/// A modifier on a group is applied to each of its views.
///
/// - Expect: first 50 × 50 at 5, 25
/// - Expect: second 50 × 50 at 65, 25
/// - Expect: rest 180 × 100 at 120, 0
/// - Confidence: derived
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

/// Moving a view leaves its neighbours where they are.
///
/// - Expect: first 20 × 20 at 20, 4
/// - Expect: moved 20 × 20 at 140, 9
/// - Expect: last 20 × 20 at 60, 4
/// - Confidence: derived
#Preview("An offset moves the drawing only", traits: .fixedLayout(width: 100, height: 28)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 20, height: 20).id("first")
    Color.orange.frame(width: 20, height: 20).id("moved").offset(x: 100, y: 5)
    Color.teal.frame(width: 20, height: 20).id("last")
  }
}

/// What each lower priority needs at least is kept for it, and no more, while those above take the rest.
///
/// - Expect: low 10 × 40 at 0, 0
/// - Expect: middle 0 × 40 at 10, 0
/// - Expect: high 50 × 40 at 10, 0
/// - Confidence: derived
#Preview("Three priorities in little room", traits: .fixedLayout(width: 60, height: 40)) {
  HStack(spacing: 0) {
    Color.teal.frame(minWidth: 10).layoutPriority(-1).id("low")
    Color.orange.frame(maxWidth: 50).id("middle")
    Color.red.frame(minWidth: 15, maxWidth: 60).layoutPriority(2).id("high")
  }
}

/// Where the first in line needs more than there is, the others keep their least lengths and the row sticks out.
///
/// - Expect: rigid 80 × 10 at -27.5, 15
/// - Expect: first 10 × 40 at 52.5, 0
/// - Expect: second 15 × 40 at 62.5, 0
/// - Confidence: derived
#Preview("Less than no room", traits: .fixedLayout(width: 50, height: 40)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 80, height: 10).layoutPriority(1).id("rigid")
    Color.orange.frame(minWidth: 10).id("first")
    Color.red.frame(minWidth: 15).id("second")
  }
}

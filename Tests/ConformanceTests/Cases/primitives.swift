import SwiftUI

/// A colour takes what it is proposed, to the fraction of a point.
///
/// - Answer: 120 × 45.5
/// - Proposal: 120 × 45.5
/// - Confidence: derived
#Preview("A colour takes its proposal") {
  Color.teal
}

/// Where nobody proposes a length, a colour is 10 points long.
///
/// - Answer: 80 × 10
/// - Proposal: 80 × nil
/// - Confidence: derived
#Preview("Ten points where nothing is proposed") {
  Color.teal
}

/// Zero and infinity are taken literally.
///
/// - Answer: inf × 0
/// - Proposal: inf × 0
/// - Confidence: derived
#Preview("Zero and infinity are lengths like any other") {
  Rectangle()
}

/// A circle is as wide as the smaller side is long, and its frame centres it.
///
/// - Expect: disc 40 × 40 at 15, 0
/// - Confidence: measured
#Preview("A circle is square", traits: .fixedLayout(width: 70, height: 40)) {
  Circle().id("disc").frame(width: 70, height: 40)
}

/// The missing side counts as 10 points, so it is the smaller one.
///
/// - Answer: 10 × 10
/// - Proposal: 80 × nil
/// - Confidence: derived
#Preview("A circle with one side missing") {
  Circle()
}

/// Drawing its outline leaves a circle as square as it was.
///
/// - Answer: 40 × 40
/// - Proposal: 60 × 40
/// - Confidence: measured
#Preview("A stroked circle") {
  Circle().stroke(.red, lineWidth: 4)
}

/// A border drawn inside makes of the circle a shape that takes both sides.
///
/// - Expect: inside 70 × 40 at 0, 0
/// - Confidence: measured
#Preview("A circle with its border inside", traits: .fixedLayout(width: 70, height: 40)) {
  Circle().strokeBorder(.red, lineWidth: 4).id("inside")
}

/// Outside a stack a spacer has its least length on both axes.
///
/// - Answer: 8 × 8
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("A spacer on its own") {
  Spacer()
}

/// A divider outside a stack is a horizontal line, a point thick on a Mac.
///
/// - Answer: 100 × 1
/// - Proposal: 100 × 50
/// - Platform: macOS
/// - Confidence: measured
#Preview("A divider on its own") {
  Divider()
}

/// Between the children of a row a divider stands upright, as high as the row is proposed.
///
/// - Expect: left 45 × 30 at 0, 0
/// - Expect: line 1 × 30 at 53, 0
/// - Expect: right 38 × 30 at 62, 0
/// - Platform: macOS
/// - Confidence: measured
#Preview("A divider in a row", traits: .fixedLayout(width: 100, height: 30)) {
  HStack {
    Color.teal.frame(width: 45).id("left")
    Divider().id("line")
    Color.orange.frame(width: 38).id("right")
  }
}

/// A column of nothing is nothing.
///
/// - Answer: 0 × 0
/// - Proposal: 400 × 600
/// - Confidence: measured
#Preview("An empty column") {
  VStack {}
}

/// What only changes the drawing leaves every frame as it is.
///
/// - Expect: faded 30 × 20 at 0, 0
/// - Expect: blurred 30 × 20 at 38, 0
/// - Expect: turned 30 × 20 at 76, 0
/// - Expect: grown 30 × 20 at 114, 0
/// - Confidence: measured
#Preview("Effects without layout", traits: .fixedLayout(width: 144, height: 20)) {
  HStack {
    Color.teal.frame(width: 30, height: 20).opacity(0.5).id("faded")
    Color.teal.frame(width: 30, height: 20).blur(radius: 4).id("blurred")
    Color.teal.frame(width: 30, height: 20).rotationEffect(.degrees(30)).id("turned")
    Color.teal.frame(width: 30, height: 20).scaleEffect(2).id("grown")
  }
}

/// A resizable image is never less than its cap insets.
///
/// - Expect: small 12 × 12 at 8, -1
/// - Expect: large 20 × 10 at 20, 0
/// - Confidence: derived
#Preview("Cap insets", traits: .fixedLayout(width: 40, height: 10)) {
  HStack(spacing: 0) {
    Image("button").resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)).id("small")
      .frame(width: 4, height: 4)
      .frame(width: 28)
      .frame(width: 20, alignment: .leading)
    Image("button").resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)).id("large")
  }
}

/// A circle that is moved as a shape takes the whole proposal, as do an inset, a scaled and a turned one.
///
/// - Answer: 60 × 40
/// - Proposal: 60 × 40
/// - Confidence: measured
#Preview("A circle is no longer a square") {
  Circle().offset(x: 3, y: 3)
}

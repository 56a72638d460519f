import SwiftUI

// expects size: 120 45.5
// proposal: 120 45.5

/// A colour takes what it is proposed, to the fraction of a point. Derived from the rules.
#Preview("A colour takes its proposal") {
  Color.teal
}

// expects size: 80 10
// proposal: 80 nil

/// Where nobody proposes a length, a colour is 10 points long. Derived from the rules.
#Preview("Ten points where nothing is proposed") {
  Color.teal
}

// expects size: inf 0
// proposal: inf 0

/// Zero and infinity are taken literally. Derived from the rules.
#Preview("Zero and infinity are lengths like any other") {
  Rectangle()
}

// expects disc: 15 0 40 40

/// A circle is as wide as the smaller side is long, and its frame centres it. Measured on SwiftUI.
#Preview("A circle is square", traits: .fixedLayout(width: 70, height: 40)) {
  Circle().id("disc").frame(width: 70, height: 40)
}

// expects size: 10 10
// proposal: 80 nil

/// The missing side counts as 10 points, so it is the smaller one. Derived from the rules.
#Preview("A circle with one side missing") {
  Circle()
}

// expects size: 40 40
// proposal: 60 40

/// Drawing its outline leaves a circle as square as it was. Measured on SwiftUI.
#Preview("A stroked circle") {
  Circle().stroke(.red, lineWidth: 4)
}

// expects inside: 0 0 70 40

/// A border drawn inside makes of the circle a shape that takes both sides. Measured on SwiftUI.
#Preview("A circle with its border inside", traits: .fixedLayout(width: 70, height: 40)) {
  Circle().strokeBorder(.red, lineWidth: 4).id("inside")
}

// expects size: 8 8
// proposal: nil nil

/// Outside a stack a spacer has its least length on both axes. Derived from the rules.
#Preview("A spacer on its own") {
  Spacer()
}

// expects size: 100 1
// proposal: 100 50
// platform: macos

/// A divider outside a stack is a horizontal line, a point thick on a Mac. Measured on SwiftUI.
#Preview("A divider on its own") {
  Divider()
}

// expects left: 0 0 45 30
// expects line: 53 0 1 30
// expects right: 62 0 38 30
// platform: macos

/// Between the children of a row a divider stands upright, as high as the row is proposed. Measured on SwiftUI.
#Preview("A divider in a row", traits: .fixedLayout(width: 100, height: 30)) {
  HStack {
    Color.teal.frame(width: 45).id("left")
    Divider().id("line")
    Color.orange.frame(width: 38).id("right")
  }
}

// expects size: 0 0
// proposal: 400 600

/// A column of nothing is nothing. Measured on SwiftUI.
#Preview("An empty column") {
  VStack {}
}

// expects faded: 0 0 30 20
// expects blurred: 38 0 30 20
// expects turned: 76 0 30 20
// expects grown: 114 0 30 20

/// What only changes the drawing leaves every frame as it is. Measured on SwiftUI.
#Preview("Effects without layout", traits: .fixedLayout(width: 144, height: 20)) {
  HStack {
    Color.teal.frame(width: 30, height: 20).opacity(0.5).id("faded")
    Color.teal.frame(width: 30, height: 20).blur(radius: 4).id("blurred")
    Color.teal.frame(width: 30, height: 20).rotationEffect(.degrees(30)).id("turned")
    Color.teal.frame(width: 30, height: 20).scaleEffect(2).id("grown")
  }
}

// expects small: 8 -1 12 12
// expects large: 20 0 20 10

/// A resizable image is never less than its cap insets. Derived from the rules.
#Preview("Cap insets", traits: .fixedLayout(width: 40, height: 10)) {
  HStack(spacing: 0) {
    Image("button").resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)).id("small")
      .frame(width: 4, height: 4)
      .frame(width: 28)
      .frame(width: 20, alignment: .leading)
    Image("button").resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)).id("large")
  }
}

// expects size: 60 40
// proposal: 60 40

/// A circle that is moved as a shape takes the whole proposal, as do an inset, a scaled and a turned one.
/// Measured on SwiftUI.
#Preview("A circle is no longer a square") {
  Circle().offset(x: 3, y: 3)
}

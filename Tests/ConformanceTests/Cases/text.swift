import SwiftUI

// expects body: - - - 20.3333
// expects title: - - - 40.6667
// expects caption: - - - 14.3333
// tolerance: 0.001

/// A line is as high as its font says, up to the next pixel of a screen with three to the point. Published.
#Preview("One line in three styles", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading) {
    Text("Weights").id("body")
    Text("Weights").font(.largeTitle).id("title")
    Text("Weights").font(.caption).id("caption")
  }
}

// expects size: - 16
// proposal: nil nil
// platform: macos

/// A Mac's body text has 13 points, and its line 16. Measured on SwiftUI.
#Preview("One line on a Mac") {
  Text("Weights")
}

// expects size: 0 -
// proposal: 0 nil

/// Where no width is proposed at all, a text has none. Measured on SwiftUI.
#Preview("No width at all") {
  Text("Weights")
}

// expects size: - 32
// proposal: nil nil
// platform: macos

/// No more lines than the limit. Measured on SwiftUI.
#Preview("Two of three lines") {
  Text("one\ntwo\nthree").lineLimit(2)
}

// expects size: - 32
// proposal: nil 40
// platform: macos

/// As many whole lines as the height has room for. Measured on SwiftUI.
#Preview("What has room") {
  Text("one\ntwo\nthree\nfour")
}

// expects first: - 0 - 32
// expects second: - 32 - 32
// expects third: - 64 - 32
// expects size: - 96
// proposal: 100 100
// platform: macos

/// Three texts of four lines each are cut alike where there is room for six lines. Measured on SwiftUI.
#Preview("Three texts under pressure") {
  VStack(spacing: 0) {
    Text("one\ntwo\nthree\nfour").id("first")
    Text("one\ntwo\nthree\nfour").id("second")
    Text("one\ntwo\nthree\nfour").id("third")
  }
}

// expects above: - 0 - 16
// expects below: - 16 - 16
// expects box: - 40.1509 20 20
// expects last: - 64.8931 - 16
// tolerance: 0.001
// proposal: 200 nil
// platform: macos

/// Texts stand on each other; a text keeps more distance from a box below it than from one above.
/// Measured on SwiftUI.
#Preview("Distances between texts and boxes") {
  VStack {
    Text("Weights").id("above")
    Text("Measures").id("below")
    Color.teal.frame(width: 20, height: 20).id("box")
    Text("Coins").id("last")
  }
}

// expects top: 25 0 150 40
// expects word: 25 40 150 32
// expects rest: 100 72 0 18
// expects bottom: 25 90 150 40
// platform: macos

/// A spacer's 8 points are kept free before the text is asked: two of its four lines have room.
/// Measured on SwiftUI.
#Preview("A spacer costs a text its lines", traits: .fixedLayout(width: 200, height: 130)) {
  VStack(spacing: 0) {
    Color.teal.frame(width: 150, height: 40).id("top")
    Text("one\ntwo\nthree\nfour").frame(width: 150, alignment: .leading).id("word")
    Spacer().id("rest")
    Color.teal.frame(width: 150, height: 40).id("bottom")
  }
}

// expects text: 0 - 60 -
// tolerance: 0.001

/// A text that may shrink is set as small as its one line needs before anything is cut off. Published.
#Preview("Shrunk to one line", traits: .fixedLayout(width: 60, height: 40)) {
  Text("Quite a long sentence").lineLimit(1).minimumScaleFactor(0.1).id("text")
}

// expects first: - - 40 -
// expects second: - - 60 -
// tolerance: 0.001

/// In a row the shrinking text gives way to the rigid view beside it. Derived from the rules of texts and stacks.
#Preview("Shrunk beside a rigid view", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 40).id("first")
    Text("Quite a long sentence").lineLimit(1).minimumScaleFactor(0.1).id("second")
  }
}

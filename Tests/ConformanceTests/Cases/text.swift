import SwiftUI

/// A line has its font's height, rounded up to a pixel of a screen with three to the point.
///
/// - Expect: body _ × 20.3333
/// - Expect: title _ × 40.6667
/// - Expect: caption _ × 14.3333
/// - Tolerance: 0.001
/// - Confidence: published
#Preview("One line in three styles", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading) {
    Text("Weights").id("body")
    Text("Weights").font(.largeTitle).id("title")
    Text("Weights").font(.caption).id("caption")
  }
}

/// A Mac's body text has 13 points, and its line 16.
///
/// - Answer: _ × 16
/// - Proposal: nil × nil
/// - Platform: macOS
/// - Confidence: measured
#Preview("One line on a Mac") {
  Text("Weights")
}

/// Where no width is proposed at all, a text has none.
///
/// - Answer: 0 × _
/// - Proposal: 0 × nil
/// - Confidence: measured
#Preview("No width at all") {
  Text("Weights")
}

/// No more lines than the limit.
///
/// - Answer: _ × 32
/// - Proposal: nil × nil
/// - Platform: macOS
/// - Confidence: measured
#Preview("Two of three lines") {
  Text("one\ntwo\nthree").lineLimit(2)
}

/// As many whole lines as the height has room for.
///
/// - Answer: _ × 32
/// - Proposal: nil × 40
/// - Platform: macOS
/// - Confidence: measured
#Preview("What has room") {
  Text("one\ntwo\nthree\nfour")
}

/// Three texts of four lines each are cut alike where there is room for six lines.
///
/// - Expect: first _ × 32 at _, 0
/// - Expect: second _ × 32 at _, 32
/// - Expect: third _ × 32 at _, 64
/// - Answer: _ × 96
/// - Proposal: 100 × 100
/// - Platform: macOS
/// - Confidence: measured
#Preview("Three texts under pressure") {
  VStack(spacing: 0) {
    Text("one\ntwo\nthree\nfour").id("first")
    Text("one\ntwo\nthree\nfour").id("second")
    Text("one\ntwo\nthree\nfour").id("third")
  }
}

/// Texts stand on each other; a text keeps more distance from a box below it than from one above.
///
/// - Expect: above _ × 16 at _, 0
/// - Expect: below _ × 16 at _, 16
/// - Expect: box 20 × 20 at _, 40.1509
/// - Expect: last _ × 16 at _, 64.8931
/// - Proposal: 200 × nil
/// - Platform: macOS
/// - Tolerance: 0.001
/// - Confidence: measured
#Preview("Distances between texts and boxes") {
  VStack {
    Text("Weights").id("above")
    Text("Measures").id("below")
    Color.teal.frame(width: 20, height: 20).id("box")
    Text("Coins").id("last")
  }
}

/// A spacer's 8 points are kept free before the text is asked: two of its four lines have room.
///
/// - Expect: top 150 × 40 at 25, 0
/// - Expect: word 150 × 32 at 25, 40
/// - Expect: rest 0 × 18 at 100, 72
/// - Expect: bottom 150 × 40 at 25, 90
/// - Platform: macOS
/// - Confidence: measured
#Preview("A spacer costs a text its lines", traits: .fixedLayout(width: 200, height: 130)) {
  VStack(spacing: 0) {
    Color.teal.frame(width: 150, height: 40).id("top")
    Text("one\ntwo\nthree\nfour").frame(width: 150, alignment: .leading).id("word")
    Spacer().id("rest")
    Color.teal.frame(width: 150, height: 40).id("bottom")
  }
}

/// A text that may shrink is set as small as its one line needs before anything is cut off.
///
/// - Expect: text 60 × _ at 0, _
/// - Tolerance: 0.001
/// - Confidence: published
#Preview("Shrunk to one line", traits: .fixedLayout(width: 60, height: 40)) {
  Text("Quite a long sentence").lineLimit(1).minimumScaleFactor(0.1).id("text")
}

/// In a row the shrinking text gives way to the rigid view beside it.
///
/// - Expect: first 40 × _
/// - Expect: second 60 × _
/// - Tolerance: 0.001
/// - Confidence: derived
#Preview("Shrunk beside a rigid view", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 40).id("first")
    Text("Quite a long sentence").lineLimit(1).minimumScaleFactor(0.1).id("second")
  }
}

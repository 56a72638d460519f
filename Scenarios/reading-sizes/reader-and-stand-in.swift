import SwiftUI

/// Two views in one geometry reader: neither beside nor below each other, both in the top leading corner.
#Preview("A geometry reader", traits: .fixedLayout(width: 200, height: 120)) {
  // region: reader
  GeometryReader { _ in
    Color.mint.frame(width: 120, height: 60)
    Text("Quay 3")
  }
  .border(.blue)
  // endregion
}

/// A stack of layers in a frame that takes any offer, and 10 by 10 where there is none, lays out alike.
#Preview("What lays out alike", traits: .fixedLayout(width: 200, height: 120)) {
  // region: stand-in
  ZStack(alignment: .topLeading) {
    Color.mint.frame(width: 120, height: 60)
    Text("Quay 3")
  }
  .frame(
    minWidth: 0, idealWidth: 10, maxWidth: .infinity,
    minHeight: 0, idealHeight: 10, maxHeight: .infinity,
    alignment: .topLeading
  )
  .border(.blue)
  // endregion
}

/// A guide of its own moves no view in a reader. The corner goes where the reader has its own.
// expect: buoy 40 × 40 at 0, 0
#Preview("A guide in a reader", traits: .fixedLayout(width: 200, height: 120)) {
  GeometryReader { _ in
    Color.orange
      .frame(width: 40, height: 40)
      .id("buoy")
      .alignmentGuide(.leading) { _ in -30 }
  }
  .border(.blue)
}

/// In the stand-in the same guide counts: the view stands 30 points further to the right.
// expect: buoy 40 × 40 at 30, 0
#Preview("The same guide in the stand-in", traits: .fixedLayout(width: 200, height: 120)) {
  ZStack(alignment: .topLeading) {
    Color.orange
      .frame(width: 40, height: 40)
      .id("buoy")
      .alignmentGuide(.leading) { _ in -30 }
  }
  .frame(
    minWidth: 0, idealWidth: 10, maxWidth: .infinity,
    minHeight: 0, idealHeight: 10, maxHeight: .infinity,
    alignment: .topLeading
  )
  .border(.blue)
}

/// Content that is higher than the room: the reader stays 40 points high and lets it stick out at the bottom.
// expect: GeometryReader 200 × 40 at 0, 0
#Preview("A reader that is too low", traits: .fixedLayout(width: 200, height: 40)) {
  GeometryReader { _ in
    Color.mint.frame(width: 120, height: 60)
  }
  .border(.blue)
}

/// Without the minimums of 0 the frame is the larger of offer and content, and so 60 points high.
// expect: stand-in 200 × 60 at 0, -10
#Preview("A stand-in without minimums", traits: .fixedLayout(width: 200, height: 40)) {
  ZStack(alignment: .topLeading) {
    Color.mint.frame(width: 120, height: 60)
  }
  .frame(idealWidth: 10, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity, alignment: .topLeading)
  .id("stand-in")
  .border(.blue)
}

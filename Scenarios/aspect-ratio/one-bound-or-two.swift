import SwiftUI

/// Only minimums. Such a frame asks its content, and is never larger than what it was offered unless a minimum makes it so:
/// of 240 by 120 on offer and a picture of 240 by 160 it takes the smaller height.
#Preview("Minimums alone", traits: .fixedLayout(width: 240, height: 200)) {
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .border(.red)
    .frame(minWidth: 0, minHeight: 0)
    .aspectRatio(2, contentMode: .fit)
    .clipped()
    .border(.blue)
}

/// Only maximums. Such a frame grows to what it is offered, but does not shrink below its content: it is as high as the
/// picture, 160 points, and the ratio of 2:1 is lost.
#Preview("Maximums alone", traits: .fixedLayout(width: 240, height: 200)) {
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .border(.red)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .aspectRatio(2, contentMode: .fit)
    .clipped()
    .border(.blue)
}

/// Minimums again, around a picture that is fitted and so no higher than what is offered: 180 by 120. Now the frame is as
/// narrow as the picture, and only both bounds would make it 240 points wide.
#Preview("Minimums around a fitted picture", traits: .fixedLayout(width: 240, height: 200)) {
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fit)
    .border(.red)
    .frame(minWidth: 0, minHeight: 0)
    .aspectRatio(2, contentMode: .fit)
    .clipped()
    .border(.blue)
}

/// One minimum, for the height. No bound says anything about the width, but it needs none: there the picture answers what
/// it was offered. It is only too high.
// expect: frame 240 × 120 at 0, 40
#Preview("A minimum height alone", traits: .fixedLayout(width: 240, height: 200)) {
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .border(.red)
    .frame(minHeight: 0)
    .aspectRatio(2, contentMode: .fit)
    .clipped()
    .border(.blue)
}

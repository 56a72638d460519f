import SwiftUI

/// What has no room is cut at the tail, the head or in the middle. The answer is as wide as what is left of the text, so
/// each of the three has a width of its own.
#Preview("Cut at three places", traits: .fixedLayout(width: 260, height: 130)) {
  VStack(alignment: .leading, spacing: 12) {
    Text("The ferry leaves at noon from the northern pier").truncationMode(.tail).border(.blue)
    Text("The ferry leaves at noon from the northern pier").truncationMode(.head).border(.blue)
    Text("The ferry leaves at noon from the northern pier").truncationMode(.middle).border(.blue)
  }
  .lineLimit(1)
  .frame(width: 220)
}

/// Line spacing takes the place of a text style's leading instead of being added to it: the first 1.7 points of it change
/// nothing at all.
#Preview("Line spacing", traits: .fixedLayout(width: 320, height: 130)) {
  HStack(alignment: .top, spacing: 16) {
    Text("one\ntwo\nthree").border(.red)
    Text("one\ntwo\nthree").lineSpacing(1).border(.blue)
    Text("one\ntwo\nthree").lineSpacing(8).border(.blue)
  }
}

/// Lines that are reserved take room without being there; the baseline of the last real line stays where it is.
#Preview("Reserved lines", traits: .fixedLayout(width: 320, height: 130)) {
  HStack(alignment: .lastTextBaseline, spacing: 16) {
    Text("Ebb tide").lineLimit(3, reservesSpace: true).border(.blue)
    Text("Flood tide").border(.red)
  }
}

import SwiftUI

/// A text that may shrink is set smaller before anything of it is cut off, but no smaller than its factor says. What it
/// answers is the size of the smaller letters.
#Preview("A caption that may shrink", traits: .fixedLayout(width: 260, height: 110)) {
  VStack(alignment: .leading, spacing: 12) {
    Text("Passengers and bicycles").border(.blue).frame(width: 200, alignment: .leading)
    Text("Passengers and bicycles").minimumScaleFactor(0.5).border(.red).frame(width: 140, alignment: .leading)
  }
  .lineLimit(1)
}

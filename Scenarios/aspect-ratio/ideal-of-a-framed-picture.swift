import SwiftUI

/// Asked for its ideal size, the overlay answers 10 by 10: that of the clear colour, as an overlay has no say.
#Preview("The overlay, at its ideal size", traits: .fixedLayout(width: 280, height: 200)) {
  Color.clear
    .overlay {
      Image("harbour").resizable().aspectRatio(contentMode: .fill)
    }
    .aspectRatio(2, contentMode: .fit)
    .clipped()
    .border(.blue)
    .fixedSize()
}

/// The frame asks its content when nothing is offered, and so it answers the picture's own 240 by 160.
#Preview("The flexible frame, at its ideal size", traits: .fixedLayout(width: 280, height: 200)) {
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .aspectRatio(2, contentMode: .fit)
    .clipped()
    .border(.blue)
    .fixedSize()
}

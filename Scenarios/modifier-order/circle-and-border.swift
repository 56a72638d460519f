import SwiftUI

/// First a border along the edges of the square, then a circle cut out of both: of the border only the four places are
/// left where the circle touches it.
#Preview("Bordered, then cut out", traits: .fixedLayout(width: 240, height: 140)) {
  // region: border-first
  Color.mint
    .frame(width: 100, height: 100)
    .border(.red, width: 6)
    .clipShape(Circle())
  // endregion
}

/// First the circle, then the border. Cutting has not changed the frame, so the border still runs along the square.
#Preview("Cut out, then bordered", traits: .fixedLayout(width: 240, height: 140)) {
  // region: circle-first
  Color.mint
    .frame(width: 100, height: 100)
    .clipShape(Circle())
    .border(.red, width: 6)
  // endregion
}

import SwiftUI

/// The red border runs around the frame, the blue one around the padding outside it: 140 points wide in the end.
#Preview("Frame first, padding around it", traits: .fixedLayout(width: 240, height: 160)) {
  Color.mint
    .frame(width: 100, height: 60)
    .border(.red)
    .padding(20)
    .border(.blue)
}

/// The same three modifiers the other way round. Now the padding is inside the frame and eats into its 100 points;
/// the colour keeps 60 of them.
///
/// - Figure: compare #1
#Preview("Padding first, a frame around it", traits: .fixedLayout(width: 240, height: 160)) {
  Color.mint
    .padding(20)
    .border(.red)
    .frame(width: 100, height: 60)
    .border(.blue)
}

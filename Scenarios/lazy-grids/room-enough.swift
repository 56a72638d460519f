import SwiftUI

/// The grid that overflows in 200 points, in 248. Now half of what there is to share is the 120 points that the second
/// column insists on, so no minimum has anything to object, and the second pass repeats the first.
#Preview("Room enough for both", traits: .fixedLayout(width: 300, height: 150)) {
  LazyVGrid(columns: [
    GridItem(.flexible(minimum: 50)),
    GridItem(.flexible(minimum: 120)),
  ]) {
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
  }
  .frame(width: 248)
  .border(.gray)
}

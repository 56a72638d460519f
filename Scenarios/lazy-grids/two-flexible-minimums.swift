import SwiftUI

/// Measuring, the columns come to 96 and 120 points, and the grid answers 224, more than the 200 it was offered.
/// Placing, it shares out those 224 once more and arrives at 108 and 120. Together with the gap that is 236 points
/// in a grid that answered 224: the columns start at its leading edge, and end up 6 points off centre.
#Preview("Two flexible columns with minimums", traits: .fixedLayout(width: 300, height: 150)) {
  // region: grid
  LazyVGrid(columns: [
    GridItem(.flexible(minimum: 50)),
    GridItem(.flexible(minimum: 120)),
  ]) {
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
  }
  .frame(width: 200)
  .border(.gray)
  // endregion
}

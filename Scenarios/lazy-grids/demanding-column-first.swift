import SwiftUI

/// The column that needs 120 points comes first. What it takes beyond its share of 96 is missing to a column that is still
/// to come and can do with less: that one gets 72, and the grid answers the 200 points it was offered.
#Preview("The demanding column first", traits: .fixedLayout(width: 300, height: 150)) {
  LazyVGrid(columns: [
    GridItem(.flexible(minimum: 120)),
    GridItem(.flexible(minimum: 50)),
  ]) {
    Color.teal.frame(height: 40)
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
    Color.orange.frame(height: 40)
  }
  .frame(width: 200)
  .border(.gray)
}

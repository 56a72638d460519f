import SwiftUI

/// The column that insists on 120 points comes first. Its share of 96 is raised while there is still something to take
/// from, the other column is content with the 72 that remain, and the grid answers exactly the 200 it was offered.
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

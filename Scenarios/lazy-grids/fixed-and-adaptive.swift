import SwiftUI

/// The fixed column takes its 70 points whatever happens. The adaptive one gets the 122 that are left after the gap
/// and fits in as many columns of at least 40 as it can: two, which share 114 points, 57 each.
#Preview("A fixed and an adaptive column", traits: .fixedLayout(width: 280, height: 150)) {
  // region: grid
  LazyVGrid(columns: [
    GridItem(.fixed(70)),
    GridItem(.adaptive(minimum: 40)),
  ]) {
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
    Color.teal.frame(height: 40)
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
  }
  .frame(width: 200)
  .border(.gray)
  // endregion
}

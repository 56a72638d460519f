import SwiftUI

/// The flexible column insists on 140 points, so 52 are left for the adaptive one. That is less than its minimum of
/// 70, but a minimum only decides how many columns an adaptive item makes, never how wide they are: one, of 52.
#Preview("A flexible and an adaptive column", traits: .fixedLayout(width: 280, height: 150)) {
  // region: grid
  LazyVGrid(columns: [
    GridItem(.flexible(minimum: 140)),
    GridItem(.adaptive(minimum: 70)),
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

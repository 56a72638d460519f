import SwiftUI

/// The first column takes its share of 96. The second may have no more than 60 of the other 96, and nobody goes back to
/// the first with the 36 that are left over: they stay empty, 18 on each side.
#Preview("The capped column last", traits: .fixedLayout(width: 280, height: 150)) {
  LazyVGrid(columns: [
    GridItem(.flexible()),
    GridItem(.flexible(maximum: 60)),
  ]) {
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
  }
  .frame(width: 200)
  .border(.gray)
}

/// Asked first, the capped column stops at 60 while the other is still waiting, which then gets all of the 132 points
/// that remain.
#Preview("The capped column first", traits: .fixedLayout(width: 280, height: 150)) {
  LazyVGrid(columns: [
    GridItem(.flexible(maximum: 60)),
    GridItem(.flexible()),
  ]) {
    Color.teal.frame(height: 40)
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
    Color.orange.frame(height: 40)
  }
  .frame(width: 200)
  .border(.gray)
}

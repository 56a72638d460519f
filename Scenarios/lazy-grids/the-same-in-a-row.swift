import SwiftUI

/// The two minimums of the grid that overflows, in a row. A row first finds out how little each child can do with, asks
/// the one that needs most before the other, and places both from the 200 points it was offered: 72 and 120, nothing over.
#Preview("The same minimums in a row", traits: .fixedLayout(width: 300, height: 110)) {
  HStack {
    Color.orange.frame(minWidth: 50)
    Color.teal.frame(minWidth: 120)
  }
  .frame(width: 200, height: 40)
  .border(.gray)
}

import SwiftUI

/// When no candidate fits the last one is shown all the same, and sticks out.
#Preview("None fits", traits: .fixedLayout(width: 240, height: 120)) {
  ViewThatFits {
    Color.red.frame(width: 200, height: 80)
    Color.orange.frame(width: 160, height: 80)
    Color.green.frame(width: 140, height: 60)
  }
  .frame(width: 100, height: 50)
  .border(.blue)
}

import SwiftUI

/// Twice as large to look at, as large as before to its neighbours.
#Preview("Scaled", traits: .fixedLayout(width: 320, height: 140)) {
  HStack(spacing: 12) {
    Text("one").border(.blue)
    Text("two").scaleEffect(2).border(.red)
    Text("three").border(.blue)
  }
}

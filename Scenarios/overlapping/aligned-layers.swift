import SwiftUI

/// Every layer is offered the same. The stack is as large as the largest, and aligns the others in it.
#Preview("Aligned layers", traits: .fixedLayout(width: 300, height: 220)) {
  ZStack(alignment: .bottomTrailing) {
    Color.indigo.opacity(0.3).frame(width: 200, height: 140)
    Color.teal.opacity(0.5).frame(width: 120, height: 90)
    Text("Deck 4").padding(6)
  }
  .border(.red)
}

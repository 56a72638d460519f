import SwiftUI

/// A stack without children answers nought by nought to every proposal, and the row keeps its distance from it.
#Preview("No children", traits: .fixedLayout(width: 260, height: 120)) {
  HStack(spacing: 10) {
    Text("left")
    VStack {}.border(.red)
    Text("right")
  }
  .padding()
  .border(.gray)
}

import SwiftUI

/// On its side a phone keeps 62 points free left and right, for the camera on either, none at the top and 20 at the bottom.
#Preview("A phone on its side", traits: .landscapeLeft) {
  row.previewDevice("iPhone 17 Pro")
}

/// A phone with a button hides its status bar on its side and keeps nothing free.
#Preview("A phone with a button on its side", traits: .landscapeLeft) {
  row.previewDevice("iPhone SE (3rd generation)")
}

/// An iPad keeps the same room however it is held.
#Preview("An iPad on its side", traits: .landscapeLeft) {
  row.previewDevice("iPad Air 11-inch (M4)")
}

private var row: some View {
  HStack {
    Color.indigo.opacity(0.3).border(.red, width: 2).id("first")
    Color.teal.opacity(0.3).border(.red, width: 2).id("second")
  }
  .background(.yellow.opacity(0.3))
}

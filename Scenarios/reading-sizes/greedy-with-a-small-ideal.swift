import SwiftUI

/// A container that takes all it is offered and puts its content into the top leading corner, as a geometry reader
/// does. Nothing is broken by that; it answers what it was asked.
#Preview("Offered a size", traits: .fixedLayout(width: 240, height: 140)) {
  Reader()
    .border(.blue)
}

/// Asked for its ideal size, the same container answers 10 by 10. That is what a scroll view asks along its axis, and
/// why a geometry reader in one seems to collapse.
#Preview("Asked for its ideal size", traits: .fixedLayout(width: 240, height: 140)) {
  Reader()
    .fixedSize()
    .border(.blue)
}

struct Reader: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.mint.frame(width: 90, height: 50)
      Text("content")
    }
    .border(.red)
    .frame(idealWidth: 10, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity, alignment: .topLeading)
  }
}

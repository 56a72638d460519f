import SwiftUI

/// Two views in one geometry reader: neither beside nor below each other, both in the top leading corner.
#Preview("A geometry reader", traits: .fixedLayout(width: 200, height: 120)) {
  // region: reader
  GeometryReader { _ in
    Color.mint.frame(width: 120, height: 60)
    Text("Quay 3")
  }
  .border(.blue)
  // endregion
}

/// A stack of layers in a frame that takes any offer, and 10 by 10 where there is none, lays out alike.
#Preview("What lays out alike", traits: .fixedLayout(width: 200, height: 120)) {
  // region: stand-in
  ZStack(alignment: .topLeading) {
    Color.mint.frame(width: 120, height: 60)
    Text("Quay 3")
  }
  .frame(
    minWidth: 0, idealWidth: 10, maxWidth: .infinity,
    minHeight: 0, idealHeight: 10, maxHeight: .infinity,
    alignment: .topLeading
  )
  .border(.blue)
  // endregion
}

import SwiftUI

/// A width outside, a height inside. Each frame settles one side and passes the other on, so they never meet.
#Preview("Height, then width", traits: .fixedLayout(width: 240, height: 120)) {
  Color.mint
    .frame(height: 60)
    .frame(width: 100)
    .border(.blue)
}

/// The other way round it is the same picture: here the order decides nothing.
#Preview("Width, then height", traits: .fixedLayout(width: 240, height: 120)) {
  Color.mint
    .frame(width: 100)
    .frame(height: 60)
    .border(.blue)
}

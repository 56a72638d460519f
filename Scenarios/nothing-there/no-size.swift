import SwiftUI

/// A view without a size is still a child: the distance is kept on both of its sides.
#Preview("Nought by nought", traits: .fixedLayout(width: 300, height: 120)) {
  HStack(spacing: 12) {
    Color.red.frame(width: 60, height: 40)
    Color.black.frame(width: 0, height: 0)
    Color.blue.frame(width: 60, height: 40)
  }
  .border(.gray)
}

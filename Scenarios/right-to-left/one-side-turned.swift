import SwiftUI

/// Only the right half is laid out from right to left: the direction belongs to the environment, and so to a part of the tree.
///
/// - Figure: focus "HStack"
#Preview("Side by side", traits: .fixedLayout(width: 420, height: 120)) {
  HStack(spacing: 20) {
    HStack {
      Color.red.frame(width: 30)
      Color.orange.frame(width: 60)
      Spacer()
    }
    .border(.gray)
    HStack {
      Color.red.frame(width: 30)
      Color.orange.frame(width: 60)
      Spacer()
    }
    .border(.gray)
    .environment(\.layoutDirection, .rightToLeft)
  }
  .padding()
}

import SwiftUI

/// Two fifths and three fifths of the width, without asking anyone how wide it is. The stack offers each of five colours
/// an equal share of what is left, and two of them are orange.
#Preview("Two to three, by equal shares", traits: .fixedLayout(width: 300, height: 120)) {
  HStack(spacing: 0) {
    Color.orange
    Color.orange
    Color.teal
    Color.teal
    Color.teal
  }
  .frame(height: 60)
  .border(.gray)
}

/// The same split by arithmetic: a width that is known, and a function that takes its share of it.
#Preview("Two to three, by arithmetic", traits: .fixedLayout(width: 300, height: 120)) {
  HStack(spacing: 0) {
    Color.orange.frame(width: share(2, of: 5, in: 300))
    Color.teal.frame(width: share(3, of: 5, in: 300))
  }
  .frame(height: 60)
  .border(.gray)
}

func share(_ parts: CGFloat, of all: CGFloat, in width: CGFloat) -> CGFloat {
  width * parts / all
}

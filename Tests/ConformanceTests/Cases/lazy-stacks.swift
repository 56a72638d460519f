import SwiftUI

// expects lazy: 0 80 300 20
// expects row: 125 80 50 20

/// A lazy column takes all the width it is proposed. Measured on SwiftUI.
#Preview("A lazy column", traits: .fixedLayout(width: 300, height: 180)) {
  LazyVStack(spacing: 0) { Color.teal.frame(width: 50, height: 20).id("row") }.id("lazy")
}

// expects lazy: 125 0 50 180

/// A lazy row takes all the height. Measured on SwiftUI.
#Preview("A lazy row", traits: .fixedLayout(width: 300, height: 180)) {
  LazyHStack(spacing: 0) { Color.teal.frame(width: 50, height: 20) }.id("lazy")
}

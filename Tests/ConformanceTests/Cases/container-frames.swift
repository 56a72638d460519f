import SwiftUI

// expects wide: - - 222.5 20

/// Three of four parts of the scroll view's width, gaps counted. Published by SwiftUI's authors.
#Preview("Three of four parts", traits: .fixedLayout(width: 300, height: 100)) {
  ScrollView(.horizontal) {
    HStack(spacing: 10) {
      Color.teal.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).frame(height: 20).id("wide")
      Color.orange.frame(width: 20, height: 20)
    }
  }
}

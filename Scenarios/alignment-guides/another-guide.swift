import SwiftUI

/// The column aligns by leading edges. Where the first text says that its trailing edge lies is never asked.
// expect: VStack 71 × 48 at 64.5, 26
#Preview("A guide that is never asked for", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .leading) {
    Color.orange
      .frame(width: 30, height: 20)
      .alignmentGuide(.trailing) { $0[.trailing] + 20 }
    Color.teal.frame(width: 71, height: 20)
  }
}

/// The guide that the column aligns by: the leading edge of the first view is said to lie 20 to the left of it, so the view
/// stands 20 to the right of that of the other.
// expect: VStack 71 × 48 at 64.5, 26
#Preview("The guide of the column", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .leading) {
    Color.orange
      .frame(width: 30, height: 20)
      .alignmentGuide(.leading) { $0[.leading] - 20 }
    Color.teal.frame(width: 71, height: 20)
  }
}

import SwiftUI

/// Down its axis the scroll view proposes no height at all, and without a proposal a geometry reader answers 10. Across
/// the axis it is offered 240 points and takes them.
#Preview("A reader in a scroll view", traits: .fixedLayout(width: 240, height: 120)) {
  // region: reader
  ScrollView {
    GeometryReader { _ in
      Color.orange
    }
  }
  .border(.blue)
  // endregion
}

/// A colour alone is 10 points high there as well. It is not the reader that fails to fill the screen.
#Preview("A colour in a scroll view", traits: .fixedLayout(width: 240, height: 120)) {
  ScrollView {
    Color.orange
  }
  .border(.blue)
}

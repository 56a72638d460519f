import SwiftUI

// expects reader: 0 0 100 50
// expects colour: 100 0 100 50

/// A reader takes what it is proposed, in a row its share. Derived from the rules.
#Preview("Half of a row", traits: .fixedLayout(width: 200, height: 50)) {
  HStack(spacing: 0) {
    GeometryReader { _ in Color.teal }.id("reader")
    Color.orange.id("colour")
  }
}

// expects size: 10 10
// proposal: nil nil

/// Ten points where nothing is proposed. Published by SwiftUI's authors.
#Preview("A reader's ideal") {
  GeometryReader { _ in Color.teal }
}

// expects box: 0 0 20 10

/// What a reader holds stands in its top left corner. Measured on SwiftUI.
#Preview("In the corner", traits: .fixedLayout(width: 80, height: 60)) {
  GeometryReader { _ in Color.teal.frame(width: 20, height: 10).id("box") }
}

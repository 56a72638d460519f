import SwiftUI

/// A quarter of the way down.
struct Quarter: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 4 }
}

extension VerticalAlignment {
  static let quarter = VerticalAlignment(Quarter.self)
}

// expects row: 20 10 60 80
// expects tall: 20 20 20 40
// expects taller: 40 10 20 80
// expects own: 60 10 20 20

/// Children meet at a guide of the scenario's own: at its default, or where a child says. Derived from the rules.
#Preview("A quarter down", traits: .fixedLayout(width: 100, height: 100)) {
  HStack(alignment: .quarter, spacing: 0) {
    Color.teal.frame(width: 20, height: 40).id("tall")
    Color.orange.frame(width: 20, height: 80).id("taller")
    Color.red.frame(width: 20, height: 20).alignmentGuide(.quarter) { $0[.bottom] }.id("own")
  }
  .id("row")
}

// expects pair: 0 0 20 40
// expects beside: 20 5 20 40
// expects size: 40 45

/// A container's value of such a guide is the mean of its children's: of 0 and 30 here. Derived from the rules.
#Preview("The mean of two", traits: .fixedLayout(width: 40, height: 45)) {
  HStack(alignment: .quarter, spacing: 0) {
    VStack(spacing: 0) {
      Color.teal.frame(width: 20, height: 20).alignmentGuide(.quarter) { $0[.top] }
      Color.orange.frame(width: 20, height: 20).alignmentGuide(.quarter) { _ in 10 }
    }
    .id("pair")
    Color.red.frame(width: 20, height: 40).id("beside")
  }
}

// expects layers: 40 10 10 40
// expects beside: 50 27.5 10 10

/// Layers say the mean of what those of them say that say anything. Derived from the rules.
#Preview("The mean of two layers", traits: .fixedLayout(width: 100, height: 60)) {
  HStack(alignment: .quarter, spacing: 0) {
    ZStack {
      Color.teal.frame(width: 10, height: 20).alignmentGuide(.quarter) { _ in 4 }
      Color.orange.frame(width: 10, height: 20).alignmentGuide(.quarter) { _ in 16 }
      Color.red.frame(width: 10, height: 40)
    }
    .id("layers")
    Color.orange.frame(width: 10, height: 10).id("beside")
  }
}

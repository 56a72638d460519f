import SwiftUI

struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

struct WeightedRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let total = subviews.map { $0[Weight.self] }.reduce(0, +)
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / total
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// A view cannot tell a layout how much of the row it wants by its size alone. A value that is attached to it can: with
/// weights of 1, 2 and 3 the three colours are 50, 100 and 150 points wide.
#Preview("Weights", traits: .fixedLayout(width: 340, height: 90)) {
  WeightedRow {
    Color.orange
    Color.teal.layoutValue(key: Weight.self, value: 2)
    Color.indigo.layoutValue(key: Weight.self, value: 3)
  }
  .frame(width: 300, height: 50)
}

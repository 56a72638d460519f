import SwiftUI

/// Five days make five equal columns. Below them one cell spans two of them and another three, and their row is as high
/// as the higher of the two.
#Preview("Two of five columns", traits: .fixedLayout(width: 300, height: 140)) {
  // region: grid
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      ForEach(["Mo", "Tu", "We", "Th", "Fr"], id: \.self) { day in
        Text(day).frame(maxWidth: .infinity)
      }
    }
    GridRow {
      Color.orange.frame(height: 30).gridCellColumns(2)
      Text("In the dock, for a coat of paint below the water line")
        .gridCellColumns(3)
    }
  }
  .border(.gray)
  // endregion
}

/// A reader divides its width by a number. What is inside has no say in it, neither about the width nor about the
/// height, which has to come from outside.
#Preview("A quarter, by a reader", traits: .fixedLayout(width: 300, height: 140)) {
  Split(share: 0.25) {
    Color.orange
  } rest: {
    Text("Departs from quay 3")
  }
  .frame(height: 60)
  .border(.gray)
}

/// A layout of one's own does the arithmetic as well, but it can ask its subviews: each gets its share of the width, and
/// the row is as high as the highest of them.
#Preview("Two to three, by a layout", traits: .fixedLayout(width: 300, height: 140)) {
  // region: shares
  Shares(2, 3) {
    Color.orange.frame(height: 50)
    Text("Departs from quay 3 at a quarter past six")
  }
  .border(.gray)
  // endregion
}

// region: split
struct Split<Part: View, Rest: View>: View {
  let share: CGFloat
  @ViewBuilder let part: Part
  @ViewBuilder let rest: Rest

  var body: some View {
    GeometryReader { reader in
      let (width, height) = (reader.size.width, reader.size.height)
      HStack(spacing: 0) {
        part.frame(width: width * share, height: height)
        rest.frame(width: width * (1 - share), height: height)
      }
    }
  }
}
// endregion

// region: layout
struct Shares: Layout {
  let shares: [CGFloat]

  init(_ shares: CGFloat...) { self.shares = shares }

  private func widths(_ width: CGFloat) -> [CGFloat] {
    shares.map { $0 * width / shares.reduce(0, +) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 10
    let heights = zip(subviews, widths(width)).map { subview, width in
      subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(bounds.width)) {
      subview.place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
// endregion

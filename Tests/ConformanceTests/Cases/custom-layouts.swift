import SwiftUI

/// Each subview at its ideal size, ten points further down than the one before.
struct Staircase: Layout {
  struct Cache {
    var widths: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: cache.widths.reduce(0, +), height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: x, y: bounds.minY + CGFloat(index) * 10), proposal: .unspecified)
      x += cache.widths[index]
    }
  }
}

// expects first: 20 10 30 10
// expects second: 50 20 20 10
// expects third: 70 30 10 10

/// A layout of the scenario's own keeps what it measured in its cache. Derived from the rules.
#Preview("A staircase", traits: .fixedLayout(width: 100, height: 60)) {
  Staircase {
    Color.teal.frame(width: 30, height: 10).id("first")
    Color.orange.frame(width: 20, height: 10).id("second")
    Color.red.id("third")
  }
}

// expects first: 50 10 30 10
// expects second: 30 20 20 10

/// From right to left the layout is mirrored, and does not have to know. Derived from the rules.
#Preview("A staircase from right to left", traits: .fixedLayout(width: 100, height: 60)) {
  Staircase {
    Color.teal.frame(width: 30, height: 10).id("first")
    Color.orange.frame(width: 20, height: 10).id("second")
    Color.red
  }
  .environment(\.layoutDirection, .rightToLeft)
}

/// Places nothing.
struct Careless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 60, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

// expects forgotten: 20 15 20 10

/// A subview that is not placed stands in the middle. Published by SwiftUI's authors.
#Preview("A subview forgotten", traits: .fixedLayout(width: 60, height: 40)) {
  Careless { Color.teal.frame(width: 20, height: 10).id("forgotten") }
}

// expects below: - 48.15087890625 20 10
// proposal: nil nil
// platform: macos

/// A layout keeps the distances its subviews prefer: a text's to the view below. Derived from the rules.
#Preview("The spacing of a layout") {
  VStack {
    Careless { Text("a") }
    Color.teal.frame(width: 20, height: 10).id("below")
  }
}

// expects first: 0 0 30 20
// expects second: 33 0 10 20

/// Behind AnyLayout a row is a row. Published by SwiftUI's authors.
#Preview("Any layout", traits: .fixedLayout(width: 43, height: 20)) {
  AnyLayout(HStackLayout(spacing: 3)) {
    Color.teal.id("first")
    Color.orange.frame(width: 10).id("second")
  }
}

/// Twenty by forty points, its vertical centre a quarter of the way down.
struct QuarterLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .center ? bounds.height / 4 : nil
  }
}

// expects layout: 135 79 20 42
// expects beside: 155 86 10 10
// expects below: 200 - - -

/// A layout may say itself where its guides lie, and modifiers pass that on; of others it says nothing.
/// Derived from the rules.
#Preview("A guide of a layout's own", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(spacing: 0) {
    QuarterLayout { Color.teal }.padding(.top, 2).id("layout")
    Color.orange.frame(width: 10, height: 10).id("beside")
  }
  .overlay(alignment: .bottomLeading) {
    QuarterLayout { Color.teal }.alignmentGuide(.leading) { ($0[explicit: .leading] ?? 5) - 70 }.id("below")
  }
}

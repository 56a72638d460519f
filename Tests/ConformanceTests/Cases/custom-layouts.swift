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

/// A layout of the scenario's own keeps what it measured in its cache.
///
/// - Expect: first 30 × 10 at 20, 10
/// - Expect: second 20 × 10 at 50, 20
/// - Expect: third 10 × 10 at 70, 30
/// - Confidence: derived
#Preview("A staircase", traits: .fixedLayout(width: 100, height: 60)) {
  Staircase {
    Color.teal.frame(width: 30, height: 10).id("first")
    Color.orange.frame(width: 20, height: 10).id("second")
    Color.red.id("third")
  }
}

/// From right to left the layout is mirrored, and does not have to know.
///
/// - Expect: first 30 × 10 at 50, 10
/// - Expect: second 20 × 10 at 30, 20
/// - Confidence: derived
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

/// A subview that is not placed stands in the middle.
///
/// - Expect: forgotten 20 × 10 at 20, 15
/// - Confidence: published
#Preview("A subview forgotten", traits: .fixedLayout(width: 60, height: 40)) {
  Careless { Color.teal.frame(width: 20, height: 10).id("forgotten") }
}

/// A layout keeps the distances its subviews prefer: a text's to the view below.
///
/// - Expect: below 20 × 10 at _, 48.15087890625
/// - Proposal: nil × nil
/// - Platform: macOS
/// - Confidence: derived
#Preview("The spacing of a layout") {
  VStack {
    Careless { Text("a") }
    Color.teal.frame(width: 20, height: 10).id("below")
  }
}

/// Behind AnyLayout a row is a row.
///
/// - Expect: first 30 × 20 at 0, 0
/// - Expect: second 10 × 20 at 33, 0
/// - Confidence: published
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

/// A layout may set some of its guides itself, and modifiers pass those on; the others are left to their defaults.
///
/// - Expect: layout 20 × 42 at 135, 79
/// - Expect: beside 10 × 10 at 155, 86
/// - Expect: below at 200, _
/// - Confidence: derived
#Preview("A guide of a layout's own", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(spacing: 0) {
    QuarterLayout { Color.teal }.padding(.top, 2).id("layout")
    Color.orange.frame(width: 10, height: 10).id("beside")
  }
  .overlay(alignment: .bottomLeading) {
    QuarterLayout { Color.teal }.alignmentGuide(.leading) { ($0[explicit: .leading] ?? 5) - 70 }.id("below")
  }
}

/// A row that says itself which gaps it prefers: none above, and below what its last subview prefers.
struct Tight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    if let last = subviews.last { spacing.formUnion(last.spacing, edges: .bottom) }
    return spacing
  }
}

/// A stack asks a custom layout for the gaps that it prefers.
///
/// - Expect: above 20 × 10 at 0, 0
/// - Expect: tight 20 × 10 at 0, 10
/// - Expect: below 20 × 10 at 0, 28
/// - Confidence: derived
#Preview("Gaps of its own", traits: .fixedLayout(width: 20, height: 38)) {
  VStack {
    Color.teal.frame(width: 20, height: 10).id("above")
    Tight { Color.orange.frame(width: 20, height: 10) }.id("tight")
    Color.red.frame(width: 20, height: 10).id("below")
  }
}

private struct Two: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let point = CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 20)
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
    }
  }
}

/// A layout that says nothing of its guides merges those of its subviews, edges too.
///
/// - Expect: column 130 × 68 at 35, 16
/// - Expect: above 100 × 20 at 65, 16
/// - Expect: two 100 × 40 at 35, 44
/// - Confidence: published
/// - Source: documentation of Layout.explicitAlignment(of:in:proposal:subviews:cache:)
#Preview("Edges that a layout hands on", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .leading) {
    Color.blue.frame(width: 100, height: 20).id("above")
    Two {
      Color.red.frame(width: 50, height: 20).alignmentGuide(.leading) { _ in 30 }
      Color.green.frame(width: 50, height: 20).alignmentGuide(.leading) { _ in 30 }
    }
    .id("two")
  }
  .id("column")
}

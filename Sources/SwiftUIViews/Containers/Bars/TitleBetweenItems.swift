internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The line of a navigation bar: items at both sides, and the title clear of them.
///
/// 1. The items have the width that they need.
/// 2. The title is proposed the width that they leave.
/// 3. It is in the middle of the bar if it fits there between the items, else as near to the middle as possible.
enum TitleBetweenItems {
  static func view(_ leading: ViewValue, _ title: ViewValue, _ trailing: ViewValue, _ site: CallSite) -> ViewValue {
    ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        var nodes: [NodeID] = []
        for view in [leading, title, trailing] {
          nodes.append(try builder.oneNode(of: [view], in: environment, alignment: .center, site.source))
        }
        try builder.checkCount(site.source)
        return [builder.tree.addLayout(layout, children: nodes, info: site.info())]
      }, site: site)
  }

  private static var layout: CustomLayout {
    CustomLayout { proposal, views in
      let sizes = sizes(views, in: proposal.width)
      let width = sizes.reduce(0.0) { $0 + $1.width }
      return Size(width: proposal.width ?? width, height: sizes.reduce(0.0) { max($0, $1.height) })
    } placeSubviews: { bounds, _, views in
      let sizes = sizes(views, in: bounds.size.width)
      let free = (start: bounds.minX + room(sizes[0]), end: bounds.maxX - room(sizes[2]))
      let middle = bounds.midX - sizes[1].width / 2
      let starts = [
        bounds.minX, max(free.start, min(middle, free.end - sizes[1].width)), bounds.maxX - sizes[2].width,
      ]
      for (index, view) in views.enumerated() {
        let point = Point(x: starts[index], y: bounds.midY)
        let proposal = Proposal(width: sizes[index].width, height: nil)
        view.place(at: point, anchor: UnitPoint(x: 0, y: 0.5), proposal: proposal)
      }
    }
  }

  /// The sizes of the items at both sides and of the title between them.
  private static func sizes(_ views: [LayoutSubview], in width: Double?) -> [Size] {
    let sides = [views[0], views[2]].map { $0.sizeThatFits(.unspecified) }
    let left = width.map { max(0, $0 - room(sides[0]) - room(sides[1])) }
    return [sides[0], views[1].sizeThatFits(Proposal(width: left, height: nil)), sides[1]]
  }

  /// The width of a side's items and the gap next to them.
  private static func room(_ side: Size) -> Double {
    side.width > 0 ? side.width + BarMetrics.buttonSpacing : 0
  }
}

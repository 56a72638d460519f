/// A layout of the scenario's own: a type that conforms to SwiftUI's `Layout`.
public struct CustomLayout {
  /// Answers a proposal by asking its subviews.
  public var sizeThatFits: (Proposal, [LayoutSubview]) -> Size
  /// Places its subviews in the bounds, whose origin need not be zero.
  public var placeSubviews: (Rect, Proposal, [LayoutSubview]) -> Void
  /// Returns where a guide lies in the bounds, or `nil` for its default place; without it the guides of the
  /// subviews are merged, edges and centers too.
  public var explicitAlignment: ((Guide, Rect, Proposal, [LayoutSubview]) -> Double?)?

  /// Returns what the layout prefers beside its edges; without it, what its subviews prefer there.
  public var spacing: (([LayoutSubview]) -> ViewSpacing)?

  /// Makes a layout of its closures; see the properties.
  public init(
    sizeThatFits: @escaping (Proposal, [LayoutSubview]) -> Size,
    placeSubviews: @escaping (Rect, Proposal, [LayoutSubview]) -> Void,
    explicitAlignment: ((Guide, Rect, Proposal, [LayoutSubview]) -> Double?)? = nil,
    spacing: (([LayoutSubview]) -> ViewSpacing)? = nil
  ) {
    self.sizeThatFits = sizeThatFits
    self.placeSubviews = placeSubviews
    self.explicitAlignment = explicitAlignment
    self.spacing = spacing
  }
}

/// A subview as a custom layout sees it.
public struct LayoutSubview {
  /// The subview's node.
  public let node: NodeID
  /// Its `layoutPriority`.
  public let priority: Double
  private let measure: (Proposal) -> ViewDimensions
  private let placement: (Point, UnitPoint, Proposal) -> Void
  private let preferred: () -> ViewSpacing

  init(
    node: NodeID, priority: Double, measure: @escaping (Proposal) -> ViewDimensions,
    placement: @escaping (Point, UnitPoint, Proposal) -> Void, preferred: @escaping () -> ViewSpacing
  ) {
    self.node = node
    self.priority = priority
    self.measure = measure
    self.placement = placement
    self.preferred = preferred
  }

  /// What the subview answers to a proposal.
  public func sizeThatFits(_ proposal: Proposal) -> Size { measure(proposal).size }

  /// The subview's size and guides at a proposal.
  public func dimensions(in proposal: Proposal) -> ViewDimensions { measure(proposal) }

  /// What the subview prefers beside its edges.
  public var spacing: ViewSpacing { preferred() }

  /// Puts a point of the subview on a point of the bounds' coordinates.
  public func place(at point: Point, anchor: UnitPoint, proposal: Proposal) { placement(point, anchor, proposal) }
}

extension RuleFacts {
  static func customLayout(_ index: Int32) -> RuleFacts {
    .container(
      .remembersAll, rigidity: .never, spacing: .layout(index), guides: .layout(index),
      containment: .children, detail: .none, childAxis: nil, lazyAxis: nil)
  }
}

extension Negotiation {
  /// A custom layout measures and places its subviews itself.
  ///
  /// 1. `sizeThatFits` is given the proposal and the subviews, which it can ask as often as it likes. What it returns is
  ///    the layout's answer.
  /// 2. `placeSubviews` is given bounds of the size that was answered, and the proposal.
  /// 3. A subview is placed with a proposal, and answers it once more; its anchor is put on the point.
  /// 4. A subview that is not placed is proposed what the layout was, and its middle is put on the middle of the bounds.
  func measureCustomLayout(_ id: NodeID, _ layout: CustomLayout, _ proposal: Proposal) -> Size {
    let size = layout.sizeThatFits(proposal, subviews(of: id) { _, _, _, _ in })
    for axis in Axis.allCases {
      note(.takesNatural, id, axis, result: size[axis]) { $0.operand(size[axis], .measured) }
    }
    return size
  }

  func arrangeCustomLayout(
    _ id: NodeID, _ layout: CustomLayout, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    var placements: [Int32: (point: Point, anchor: UnitPoint, proposal: Proposal)] = [:]
    let subviews = subviews(of: id) { child, point, anchor, proposal in
      placements[child.rawValue] = (point, anchor, proposal)
    }
    let bounds = Rect(origin: placedFrame(of: id).origin, size: size)
    layout.placeSubviews(bounds, proposal, subviews)
    for subview in subviews {
      let middle = Point(x: bounds.midX, y: bounds.midY)
      let placement = placements[subview.node.rawValue] ?? (middle, .center, proposal)
      let childSize = measure(subview.node, placement.proposal, .placement)
      var origin = placement.point - bounds.origin
      for axis in Axis.allCases { origin[axis] -= childSize[axis] * placement.anchor[axis] }
      place(subview.node, origin, placement.proposal, childSize)
    }
  }

  /// The guide that a custom layout sets itself, in its own coordinates.
  func customExplicitGuide(
    _ ask: (Guide, Rect, Proposal, [LayoutSubview]) -> Double?, _ guide: Guide, of id: NodeID, _ proposal: Proposal,
    _ size: Size
  ) -> Double? {
    ask(guide, Rect(origin: .zero, size: size), proposal, subviews(of: id) { _, _, _, _ in })
  }

  func subviews(
    of id: NodeID, place: @escaping (NodeID, Point, UnitPoint, Proposal) -> Void = { _, _, _, _ in }
  ) -> [LayoutSubview] {
    (0..<childCount(of: id)).map { index in
      let child = child(of: id, at: index)
      return LayoutSubview(
        node: child, priority: nodes[child].priority,
        measure: { self.dimensions(of: child, $0, self.measure(child, $0, .offer)) },
        placement: { place(child, $0, $1, $2) },
        preferred: { ViewSpacing { self.preference(of: child, $0, $1) } })
    }
  }
}

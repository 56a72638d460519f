internal import Explanation
internal import LayoutEngine

/// A preview as it would be by a neighbouring rule: the engine lays it out again, with other rules for its views.
struct NeighboringLayout {
  private let record: IndexedTrace

  init(_ record: IndexedTrace) { self.record = record }

  /// The substitution that lays out the preview by a rule; `nil` where the rule does not concern it, and for the rule
  /// that is about another proposal.
  func substitution(by rule: NeighboringRule) -> RuleSubstitution? {
    switch rule {
    case .clamped: return RuleSubstitution { _, rule in rule.clamped }
    case .parent:
      guard let subject = Subject(record)?.node else { return nil }
      return RuleSubstitution { node, rule in node == subject ? rule.filling : rule }
    case .ideal: return nil
    default:
      guard let grid = record.placedNodes.first(where: { $0.tracks != nil }),
        let ledger = LazyGridLedger(record, grid.id)
      else { return nil }
      return RuleSubstitution(lazyGrid: { node, own in
        guard node == grid.id, let neighbors = NeighboringTracks(of: own.tracks, ledger) else { return own }
        var changed = own
        changed.tracks = neighbors.tracks(by: rule)
        return changed
      })
    }
  }

  /// The frames that the same views have in a layout at the origin, in the middle of this one's container.
  ///
  /// - Returns: `nil` where the views are not the same.
  func centered(_ other: Trace) -> Trace? {
    var trace = record.trace
    guard other.nodes.map(\.id) == trace.nodes.map(\.id), let root = other.nodes.first else { return nil }
    let x = (trace.container.width - root.frame.size.width) / 2 - root.frame.minX
    let y = (trace.container.height - root.frame.size.height) / 2 - root.frame.minY
    // A text wraps as in the other layout.
    trace.nodes = other.nodes
    for (index, node) in other.nodes.enumerated() {
      let origin = Point(x: node.frame.minX + x, y: node.frame.minY + y)
      trace.nodes[index] = node.moved(to: Rect(origin: origin, size: node.frame.size))
    }
    return trace
  }

  /// Frames that differ by less look the same, in points.
  private static let visible = 4.0

  /// Whether two layouts look different: they draw other things, in another order or elsewhere.
  static func differ(_ first: Trace, _ second: Trace) -> Bool {
    let (drawn, otherDrawn) = (first.drawnNodes, second.drawnNodes)
    guard drawn.map(\.info.appearance) == otherDrawn.map(\.info.appearance) else { return true }
    return zip(drawn, otherDrawn).contains { one, other in
      guard one.info.appearance.isSeen else { return false }
      let (a, b) = (one.frame, other.frame)
      return [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].contains { $0.magnitude > visible }
    }
  }
}

extension Rule {
  /// The same if no view answered more than it is proposed: lengths and minimums are only wishes.
  fileprivate var clamped: Rule {
    switch self {
    case .fixedFrame(let frame):
      let (width, height) = (frame.lengths[.horizontal], frame.lengths[.vertical])
      return .flexibleFrame(
        FlexibleFrameRule(
          minWidth: width.map { _ in 0 }, idealWidth: width, maxWidth: width,
          minHeight: height.map { _ in 0 }, idealHeight: height, maxHeight: height, alignment: frame.alignment))
    case .flexibleFrame(var frame):
      let (width, height) = (frame.minimum[.horizontal], frame.minimum[.vertical])
      frame.minimum = OptionalLengths(width: width.map { _ in 0 }, height: height.map { _ in 0 })
      return .flexibleFrame(frame)
    case .aspectRatio(let ratio, fill: _): return .aspectRatio(ratio, fill: false)
    case .fixedSize: return .neutral
    default: return self
    }
  }

  /// The same if a view were as large as it is proposed to be.
  fileprivate var filling: Rule {
    switch self {
    case .fixedFrame(let frame): .filling(frame.alignment)
    case .flexibleFrame(let frame): .filling(frame.alignment)
    case .aspectRatio, .fixedSize: .neutral
    case .square: .greedy
    case .image(let natural, resizable: _, let caps, let baseline):
      .image(natural: natural, resizable: true, caps: caps, baseline: baseline)
    default: self
    }
  }

  private static func filling(_ alignment: Alignment) -> Rule {
    .flexibleFrame(
      FlexibleFrameRule(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment))
  }
}

extension Trace {
  /// The placed nodes that change anything on the screen.
  fileprivate var drawnNodes: [Node] { nodes.filter { $0.isPlaced && $0.info.appearance != .nothing } }
}

extension Appearance {
  /// Whether it draws anything itself.
  var isSeen: Bool {
    switch self {
    case .nothing, .clip, .viewport, .opacity: false
    default: true
    }
  }
}

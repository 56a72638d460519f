/// The gap a stack leaves between two views when neither asks for another, in points.
let defaultSpacing = 8.0

/// The spacing that a view prefers at one of its edges.
struct EdgePreference {
  /// A view without special spacing is at the edge: it prefers the default.
  var isPlain = false
  /// A control is at the edge that prefers the default, but not against a text.
  var isYielding = false
  /// The preferences of the text at the edge.
  var text: TextSpacing?
  /// The distance that a control at the edge keeps from any view, in points.
  var distance: Double?

  static let plain = EdgePreference(isPlain: true)
  /// A spacer, or nothing at all, prefers no gap.
  static let nothing = EdgePreference()

  var isNothing: Bool { !isView && text == nil && distance == nil }

  /// Whether a view other than a text is at the edge from which texts keep their distance.
  var isView: Bool { isPlain || isYielding }

  mutating func merge(_ other: EdgePreference) {
    isPlain = isPlain || other.isPlain
    isYielding = isYielding || other.isYielding
    if let own = other.distance { distance = max(distance ?? own, own) }
    guard let more = other.text else { return }
    if text == nil { text = more } else { text?.merge(more) }
  }
}

extension EdgePreference {
  /// The gap between two edges that face each other, the first above or before the second.
  static func gap(_ above: EdgePreference, _ below: EdgePreference, along axis: Axis) -> Double {
    if above.isNothing || below.isNothing { return 0 }
    if axis == .horizontal { return defaultSpacing }
    if above.distance != nil || below.distance != nil { return max(above.distance ?? 0, below.distance ?? 0) }
    var gap = -Double.infinity
    if above.isPlain, below.isPlain { gap = defaultSpacing }
    if let upper = above.text {
      if below.isView { gap = max(gap, upper.textAboveView) }
      if let lower = below.text { gap = max(gap, lower.textToText) }
    }
    if above.isView, let lower = below.text { gap = max(gap, lower.viewAboveText) }
    return gap.isFinite ? gap : defaultSpacing
  }
}

/// The two ends of a view along an axis.
enum AxisEnd { case start, end }

/// An edge of a view.
struct EdgeKey: Hashable {
  var node: NodeID
  var axis: Axis
  var end: AxisEnd
}

extension Negotiation {
  /// The gap between two neighbours in a stack without explicit spacing.
  ///
  /// 1. Next to a spacer there is none.
  /// 2. Side by side, 8 points.
  /// 3. One above the other, a control with its own distance keeps it from any view.
  /// 4. Else the largest of what the facing edges prefer. Text above text is close, text above or below another view
  ///    follows its font, everything else keeps 8 points; a control that yields asks for them only without a text.
  func gap(from first: NodeID, to second: NodeID, along axis: Axis) -> Double {
    EdgePreference.gap(preference(of: first, axis, .end), preference(of: second, axis, .start), along: axis)
  }

  /// The spacing that a view prefers at one end of an axis. Modifiers pass on their child's preference, unless they set
  /// the view's length along the axis; stacks merge the preferences of the children at the edge.
  ///
  /// The result for a view with others inside is remembered: nested containers would otherwise be searched again for
  /// each container around them.
  func preference(of id: NodeID, _ axis: Axis, _ end: AxisEnd) -> EdgePreference {
    if nodes[id].traits.contains(.leaf) { return foundPreference(of: id, axis, end) }
    let key = EdgeKey(node: id, axis: axis, end: end)
    if let known = knownPreferences[key] { return known }
    let preference = foundPreference(of: id, axis, end)
    knownPreferences[key] = preference
    return preference
  }

  private func foundPreference(of id: NodeID, _ axis: Axis, _ end: AxisEnd) -> EdgePreference {
    let count = childCount(of: id)
    switch facts(of: id).spacing {
    case .plain: return .plain
    case .nothing: return .nothing
    case .text(let index): return EdgePreference(text: tree.texts[Int(index)].spacing)
    case .ofFirstChild(exceptAt: let edges):
      if count == 0 || edges.contains(Edge(axis, end)) { return .plain }
      return preference(of: child(of: id, at: 0), axis, end)
    case .control(let rule):
      if axis == .horizontal { return .plain }
      let own = end == .start ? rule.above : rule.below
      return own.preference(preference(of: child(of: id, at: 0), axis, end))
    case .stacked(let stackAxis):
      if count == 0 { return .plain }
      if stackAxis != axis { return mergedPreference(of: id, axis, end) }
      return preference(of: child(of: id, at: end == .start ? 0 : count - 1), axis, end)
    case .layout(let index):
      if let ask = tree.layouts[Int(index)].spacing { return ask(subviews(of: id))[axis, end] }
      return count == 0 ? .plain : mergedPreference(of: id, axis, end)
    case .merged(let isPlainWhenEmpty):
      return count == 0 && isPlainWhenEmpty ? .plain : mergedPreference(of: id, axis, end)
    }
  }

  private func mergedPreference(of id: NodeID, _ axis: Axis, _ end: AxisEnd) -> EdgePreference {
    var merged = EdgePreference()
    for index in 0..<childCount(of: id) { merged.merge(preference(of: child(of: id, at: index), axis, end)) }
    return merged
  }
}

extension Edge {
  fileprivate init(_ axis: Axis, _ end: AxisEnd) {
    self = axis == .horizontal ? (end == .start ? .leading : .trailing) : (end == .start ? .top : .bottom)
  }
}

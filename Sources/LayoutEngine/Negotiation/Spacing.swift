/// The gap a stack leaves between two views when neither asks for another, in points.
let defaultSpacing = 8.0

/// What a view prefers beside one of its edges.
struct EdgePreference {
  /// Something plain stands at the edge: it prefers the default.
  var isPlain = false
  /// The font of the text that stands at the edge.
  var text: Font?

  static let plain = EdgePreference(isPlain: true)
  /// A spacer, or nothing at all, prefers no gap.
  static let nothing = EdgePreference()

  var isNothing: Bool { !isPlain && text == nil }

  mutating func merge(_ other: EdgePreference) {
    isPlain = isPlain || other.isPlain
    if let font = other.text, font.size > (text?.size ?? 0) { text = font }
  }
}

/// The two ends of a view along an axis.
enum AxisEnd { case start, end }

extension Negotiation {
  /// The gap between two neighbours in a stack without explicit spacing.
  ///
  /// 1. Beside a spacer there is none.
  /// 2. Side by side, 8 points.
  /// 3. One above the other: the largest of what the facing edges prefer. Text above text is close, text above or
  ///    below another view follows its font, everything else keeps 8 points.
  func gap(from first: NodeID, to second: NodeID, along axis: Axis) -> Double {
    let above = preference(of: first, axis, .end)
    let below = preference(of: second, axis, .start)
    if above.isNothing || below.isNothing { return 0 }
    if axis == .horizontal { return defaultSpacing }
    let platform = environment.platform
    var gap = -Double.infinity
    if above.isPlain, below.isPlain { gap = defaultSpacing }
    if let upper = above.text, below.text != nil || below.isPlain {
      if below.isPlain { gap = max(gap, TextSpacing(font: upper, platform: platform).textAboveView) }
      if let lower = below.text { gap = max(gap, TextSpacing(font: lower, platform: platform).textToText) }
    }
    if above.isPlain, let lower = below.text {
      gap = max(gap, TextSpacing(font: lower, platform: platform).viewAboveText)
    }
    return gap
  }

  /// What a view prefers at one end of an axis. Modifiers pass on what is inside them, unless they give the view
  /// a length of its own along the axis; stacks merge the preferences of the children that stand at the edge.
  func preference(of id: NodeID, _ axis: Axis, _ end: AxisEnd) -> EdgePreference {
    let rule = rule(of: id)
    switch rule {
    case .spacer: return .nothing
    case .text(let index): return EdgePreference(text: tree.texts[Int(index)].content.font)
    case .stack(let stack): return preference(ofStack: id, stack.axis, axis, end)
    case .zStack: return mergedPreference(of: id, axis, end)
    // What `Layout` does unless a type says otherwise.
    case .customLayout: return nodes[id.index].childCount == 0 ? .plain : mergedPreference(of: id, axis, end)
    case .fixedFrame(let frame):
      return frame.lengths[axis] == nil ? preference(of: onlyChild(of: id), axis, end) : .plain
    case .flexibleFrame(let frame):
      let hasBound = frame.minimum[axis] != nil || frame.maximum[axis] != nil
      return hasBound ? .plain : preference(of: onlyChild(of: id), axis, end)
    case .padding(let insets):
      let inset = end == .start ? insets.start(axis) : insets.end(axis)
      return inset == 0 ? preference(of: onlyChild(of: id), axis, end) : .plain
    case .safeAreaPadding(let insets):
      let inset = end == .start ? insets.start(axis) : insets.end(axis)
      return inset == 0 ? preference(of: onlyChild(of: id), axis, end) : .plain
    case .secondary, .aspectRatio, .fixedSize, .offset, .layoutPriority, .neutral, .alignmentGuide, .renderEffect,
      .gridCell, .ignoresSafeArea, .viewThatFits:
      return preference(of: child(of: id, at: 0), axis, end)
    default: return .plain
    }
  }

  private func preference(ofStack id: NodeID, _ stackAxis: Axis, _ axis: Axis, _ end: AxisEnd) -> EdgePreference {
    let count = Int(nodes[id.index].childCount)
    guard count > 0 else { return .plain }
    if stackAxis != axis { return mergedPreference(of: id, axis, end) }
    return preference(of: child(of: id, at: end == .start ? 0 : count - 1), axis, end)
  }

  private func mergedPreference(of id: NodeID, _ axis: Axis, _ end: AxisEnd) -> EdgePreference {
    var merged = EdgePreference()
    for index in 0..<Int(nodes[id.index].childCount) {
      merged.merge(preference(of: child(of: id, at: index), axis, end))
    }
    return merged
  }
}

/// The room around what is being placed: all of it, and the part that is safe.
struct SafeArea {
  /// How far content may reach that ignores the safe area.
  var bounds: Rect
  var safe: Rect

  /// Whether a frame's edge lies on the safe area's, within half a pixel.
  func touches(_ frame: Rect, _ edge: Edge) -> Bool { abs(frame[edge] - safe[edge]) <= 0.5 }

  /// Whether a frame's edge lies in the band outside the safe area or on its border, within half a pixel.
  func isOutside(_ frame: Rect, _ edge: Edge) -> Bool {
    let (inner, outer) = edge.isStart ? (safe[edge], bounds[edge]) : (-safe[edge], -bounds[edge])
    let place = edge.isStart ? frame[edge] : -frame[edge]
    return place <= inner + 0.5 && place >= outer - 0.5
  }

  /// A frame with each of the named edges that counts moved out to the bounds.
  func reach(of frame: Rect, beyond edges: EdgeSet) -> Rect {
    var reach = frame
    for edge in Edge.allCases where edges.contains(edge) && isOutside(frame, edge) {
      reach = reach.moving(edge, to: bounds[edge])
    }
    return reach
  }

  /// The insets that a view with a frame sees: only at the edges where it touches the safe area's.
  func insets(of frame: Rect) -> Insets {
    func inset(_ edge: Edge) -> Double { touches(frame, edge) ? abs(bounds[edge] - safe[edge]) : 0 }
    return Insets(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
  }

  /// Makes all room safe along an axis, as far as a frame reaches.
  mutating func makeSafe(_ frame: Rect, along axis: Axis) {
    safe.origin[axis] = frame.origin[axis]
    safe.size[axis] = frame.size[axis]
    bounds.origin[axis] = frame.origin[axis]
    bounds.size[axis] = frame.size[axis]
  }

  /// The safe area inside a view that keeps some of its frame from its content.
  func inside(_ frame: Rect, keeping content: Rect) -> SafeArea {
    var inner = SafeArea(bounds: frame, safe: content)
    for edge in Edge.allCases where touches(frame, edge) {
      inner.bounds = inner.bounds.moving(edge, to: bounds[edge])
    }
    return inner
  }
}

extension LayoutTree {
  /// Where a scroll view shows its content: its frame, and from each of its edges in the band outside the safe area on to
  /// the bounds, so that what is scrolled passes behind bars and to the edges of the screen.
  func viewport(of id: NodeID) -> Rect? {
    guard info(of: id).appearance == .viewport else { return nil }
    let frame = frame(of: id)
    return safeArea(around: id)?.reach(of: frame, beyond: .all) ?? frame
  }
}

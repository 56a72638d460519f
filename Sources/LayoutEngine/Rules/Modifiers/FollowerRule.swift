/// Where a view is drawn that follows the geometry of another: `matchedGeometryEffect(isSource: false)`.
public struct FollowerRule: Sendable, Equatable, BitwiseCopyable {
  /// The point of the other view that is followed, from the follower's own top leading corner, in points; `nil` where
  /// its position is not.
  public var point: Point? { matchesPosition ? target.origin : nil }
  /// The other view's size, in points; `nil` where it is not followed.
  public var size: Size? { matchesSize ? target.size : nil }
  /// The part of the follower's view that is brought to the point.
  public let anchor: UnitPoint
  private let target: Rect
  private let matchesPosition: Bool
  private let matchesSize: Bool

  /// Makes a rule; see the properties.
  public init(point: Point?, size: Size?, anchor: UnitPoint) {
    self.anchor = anchor
    target = Rect(origin: point ?? .zero, size: size ?? .zero)
    matchesPosition = point != nil
    matchesSize = size != nil
  }
}

extension RuleFacts {
  static var follower: RuleFacts {
    // What follows another view is meant to stick out.
    .handingThrough(guides: .childUnmoved, containment: .nothing, scrollInsets: .stops)
  }
}

extension Negotiation {
  /// A view that follows another keeps its own place in the layout, and is drawn at the other's.
  ///
  /// 1. It hands its proposal to its child and answers what its child answers; its frame and guides are those of a view that
  ///    follows nothing, as was recorded.
  /// 2. When it is placed, its child is proposed the other view's size where that is followed, else the proposal again.
  /// 3. The child's anchor lies on the other view's point where the position is followed, else on the same part of the
  ///    follower's own frame. The documentation says so of the position; that a size alone grows around the anchor is
  ///    assumed.
  func arrangeFollower(
    _ id: NodeID, _ rule: FollowerRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let child = onlyChild(of: id)
    let offered = rule.size.map { Proposal($0) } ?? proposal
    let childSize = measure(child, offered, .placement)
    var origin = Point.zero
    for axis in Axis.allCases {
      let point = rule.point?[axis] ?? rule.anchor[axis] * size[axis]
      origin[axis] = point - rule.anchor[axis] * childSize[axis]
    }
    place(child, origin, offered, childSize)
  }
}

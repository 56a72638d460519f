/// Where the guides lie on which a stack aligns its children.
public struct GuideLines: Equatable, Sendable {
  /// The x coordinate of a column's or a `ZStack`'s line in the container, in points; `nil` for a row.
  public var x: Double?
  /// The y coordinate of a row's or a `ZStack`'s line in the container, in points; `nil` for a column.
  public var y: Double?

  /// Makes lines from their coordinates.
  public init(x: Double? = nil, y: Double? = nil) { (self.x, self.y) = (x, y) }
}

extension Negotiation {
  /// Finds where a stack's guides lie once its children are placed: the guide of any of them is on the stack's.
  ///
  /// - Returns: `nil` for a stack with fewer than two children, which aligns nothing.
  func guideLines(of id: NodeID) -> GuideLines? {
    guard childCount(of: id) > 1 else { return nil }
    switch rule(of: id) {
    case .stack(let rule), .lazyStack(let rule):
      let line = guideLine(rule.alignment, of: child(of: id, at: 0))
      return rule.axis == .horizontal ? GuideLines(y: line) : GuideLines(x: line)
    case .zStack(let alignment):
      let child = child(of: id, at: 0)
      return GuideLines(x: guideLine(alignment.horizontal, of: child), y: guideLine(alignment.vertical, of: child))
    default:
      return nil
    }
  }

  /// A placed child's guide in the container's coordinates; rules count from left to right, whatever the direction.
  private func guideLine(_ guide: Guide, of child: NodeID) -> Double? {
    guard let frame = store[child], let proposal = finalProposals?[child] else { return nil }
    let distance = self.guide(guide, of: child, proposal, frame.size)
    let isMirrored = guide.axis == .horizontal && nodes[child].traits.contains(.rightToLeft)
    let line = isMirrored ? frame.maxX - distance : frame.origin[guide.axis] + distance
    return line.isFinite ? line : nil
  }
}

public import LayoutEngine

/// The leaf of a benchmark tree.
public enum LeafKind: String, CaseIterable, Sendable {
  /// `Color.red.frame(width: 10, height: 10)`
  case fixed = "F"
  /// `Color.red`
  case flexible = "X"
  /// Four unbreakable words of 10 × 10 that wrap.
  case text = "T"
  /// The three in turn.
  case mixed = "M"
}

/// A tree of stacks with spacing 0, by shape and size.
public enum Shape: CustomStringConvertible, Sendable {
  case wide(Int)
  /// Stacks of a leaf and the next stack, axes alternating.
  case deep(Int)
  /// The same with every axis horizontal, or vertical.
  case deepHorizontal(Int)
  case deepVertical(Int)
  /// Every stack has the same number of children; the axes alternate from a vertical root.
  case balanced(Int, depth: Int)
  /// Stacks of one child.
  case chain(Int)

  public var description: String {
    switch self {
    case .wide(let count): "wide(\(count))"
    case .deep(let depth): "deep(\(depth))"
    case .deepHorizontal(let depth): "deepH(\(depth))"
    case .deepVertical(let depth): "deepV(\(depth))"
    case .balanced(let children, let depth): "bal(\(children),\(depth))"
    case .chain(let depth): "chain1(\(depth))"
    }
  }
}

/// A layout tree built for measuring.
public struct BenchmarkTree {
  public let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  public let kind: LeafKind
  public private(set) var root = NodeID(0)
  public private(set) var leafCount = 0
  /// Stacks and leaves; a frame around a leaf is not counted, so that figures stay comparable.
  public private(set) var countedNodes = 0
  /// The counted nodes, in post-order with the leaves' frames standing for them.
  public private(set) var postOrder: [NodeID] = []

  public init(_ shape: Shape, _ kind: LeafKind) {
    self.kind = kind
    switch shape {
    case .wide(let count): root = stack(.horizontal, (0..<count).map { _ in leaf() })
    case .deep(let depth): root = deep(depth) { $0 % 2 == 0 ? .horizontal : .vertical }
    case .deepHorizontal(let depth): root = deep(depth) { _ in .horizontal }
    case .deepVertical(let depth): root = deep(depth) { _ in .vertical }
    case .balanced(let children, let depth): root = balanced(children, depth, .vertical)
    case .chain(let depth): root = chain(depth)
    }
  }

  private mutating func stack(_ axis: Axis, _ children: [NodeID]) -> NodeID {
    let name = axis == .horizontal ? "HStack" : "VStack"
    return count(tree.add(.stack(StackRule(axis: axis, spacing: 0)), children: children, info: NodeInfo(name: name)))
  }

  private mutating func count(_ node: NodeID) -> NodeID {
    countedNodes += 1
    postOrder.append(node)
    return node
  }

  private mutating func leaf() -> NodeID {
    leafCount += 1
    switch (kind, (leafCount - 1) % 3) {
    case (.fixed, _), (.mixed, 0):
      let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
      let frame = FixedFrameRule(width: 10, height: 10)
      return count(tree.add(.fixedFrame(frame), children: [color], info: NodeInfo(name: "frame")))
    case (.flexible, _), (.mixed, 1):
      return count(tree.add(.greedy, info: NodeInfo(name: "Color")))
    default:
      return count(tree.addLeaf(info: NodeInfo(name: "Words"), sizeThatFits: fourWords))
    }
  }

  /// Built from the innermost stack outwards; the leaves still come first in document order.
  private mutating func deep(_ depth: Int, _ axis: (_ level: Int) -> Axis) -> NodeID {
    var leaves = (0...depth).map { _ in leaf() }
    var inner = leaves.removeLast()
    for level in (0..<depth).reversed() {
      inner = stack(axis(level), [leaves[level], inner])
    }
    return inner
  }

  private mutating func chain(_ depth: Int) -> NodeID {
    var inner = leaf()
    for level in (0..<depth).reversed() { inner = stack(level % 2 == 0 ? .horizontal : .vertical, [inner]) }
    return inner
  }

  private mutating func balanced(_ children: Int, _ depth: Int, _ axis: Axis) -> NodeID {
    if depth == 0 { return leaf() }
    return stack(axis, (0..<children).map { _ in balanced(children, depth - 1, axis.cross) })
  }
}

/// What four words of 10 × 10 answer: as many in a line as fit, at least one.
private func fourWords(_ proposal: Proposal) -> Size {
  let width = proposal.width ?? .infinity
  let columns = width >= 40 ? 4 : max(1, (width / 10).rounded(.down))
  return Size(width: 10 * columns, height: 10 * (4 / columns).rounded(.up))
}

/// The parameters of `containerRelativeFrame`.
public struct ContainerRelativeFrameRule {
  /// Whether the width is relative to the container.
  public var horizontal: Bool
  /// Whether the height is relative to the container.
  public var vertical: Bool
  /// Where the child sits in the frame.
  public var alignment: Alignment
  /// The length on an axis, from the container's length on it.
  public var length: (Axis, Double) -> Double

  /// Makes the parameters; see the properties.
  public init(
    horizontal: Bool, vertical: Bool, alignment: Alignment = .center, length: @escaping (Axis, Double) -> Double
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    self.length = length
  }

  /// The length of `span` of the container's `count` equal parts, the gaps between them included.
  public static func part(span: Int, of count: Int, spacing: Double, of container: Double) -> Double {
    let unit = (container - spacing * Double(count - 1)) / Double(count)
    return unit * Double(span) + spacing * Double(span - 1)
  }
}

extension RuleFacts {
  static var containerRelativeFrame: RuleFacts {
    .modifier(
      .remembersLast, rigidity: .never, priority: .value(0), spacing: .plain, guides: .children,
      containment: .children, scrollInsets: .stops, context: .none)
  }
}

extension Negotiation {
  /// `containerRelativeFrame` is as long as a part of the container around it.
  ///
  /// 1. The container is the nearest scroll view, navigation stack or column, or tab, or else the window. Its length is
  ///    what it is proposed, also where its content decides its size, without bars, content margins and safe area. The
  ///    documentation names the containers; which insets count was not measured.
  /// 2. On the chosen axes it proposes the length that is made of the container's, whatever it is proposed itself; on the
  ///    others it hands its proposal on.
  /// 3. On the chosen axes it answers that length, whatever its child answers; on the others it answers its child's.
  /// 4. The child is aligned in it.
  func measureContainerRelativeFrame(
    _ id: NodeID, _ rule: ContainerRelativeFrameRule, _ proposal: Proposal
  ) -> Size {
    let inner = relativeProposal(id, rule, proposal)
    let childSize = measure(onlyChild(of: id), inner, .content)
    var size = childSize
    for axis in Axis.allCases {
      guard rule.applies(axis), let length = inner[axis] else {
        noteFollowsChild(id, axis, childSize[axis])
        continue
      }
      size[axis] = length
      note(.fixedLength, id, axis, result: length) { $0.operand(length, .measured) }
    }
    return size
  }

  func arrangeContainerRelativeFrame(
    _ id: NodeID, _ rule: ContainerRelativeFrameRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let child = onlyChild(of: id)
    let inner = relativeProposal(id, rule, proposal)
    align(child, rule.alignment, in: size, inner, measure(child, inner, .placement), place)
  }

  private func relativeProposal(
    _ id: NodeID, _ rule: ContainerRelativeFrameRule, _ proposal: Proposal
  ) -> Proposal {
    let container = containerSize(around: id)
    var inner = proposal
    for axis in Axis.allCases where rule.applies(axis) { inner[axis] = rule.length(axis, container[axis]) }
    return inner
  }

  /// The size of the nearest container; one that a geometry reader makes is not known while it is laid out.
  private func containerSize(around id: NodeID) -> Size {
    // A column's only view is its container.
    var current: NodeID? = id
    while let node = current {
      if let size = tree.containerSizes[node.rawValue] { return size }
      current = tree.parent(of: node)
    }
    return window.safe.size
  }

  /// The size that frames inside a node are relative to, once it is placed; `nil` for what is no container.
  func containerSize(of id: NodeID) -> Size? {
    var margins = Insets.zero
    if case .scrollView(let index) = rule(of: id) {
      margins = self.margins(of: id, tree.scrollViews[Int(index)])
    } else if !tree.containers.contains(id.rawValue) {
      return nil
    }
    // Across its content a scroll view is as long as that, which would be a part of itself.
    var size = store[id]?.size ?? .zero
    for axis in Axis.allCases {
      if let length = finalProposals?[id][axis], length.isFinite { size[axis] = length }
      size[axis] = max(0, size[axis] - margins.start(axis) - margins.end(axis))
    }
    return size
  }
}

extension ContainerRelativeFrameRule {
  fileprivate func applies(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}

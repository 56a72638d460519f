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
  /// 1. The container is the nearest scroll view, without its content margins and safe area insets, or else the window,
  ///    without its safe area. A scroll view is as long as it is proposed, also where its content decides its size.
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
    let container = tree.containerSizes[scrollView(around: id)?.rawValue ?? -1] ?? safeArea.safe.size
    var inner = proposal
    for axis in Axis.allCases where rule.applies(axis) { inner[axis] = rule.length(axis, container[axis]) }
    return inner
  }

  private func scrollView(around id: NodeID) -> NodeID? {
    var current = tree.parent(of: id)
    while let node = current {
      if case .scrollView = tree.rule(of: node.index) { return node }
      current = tree.parent(of: node)
    }
    return nil
  }
}

extension ContainerRelativeFrameRule {
  fileprivate func applies(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}

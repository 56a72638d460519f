/// Searches a finished layout for likely mistakes.
struct FindingSearch {
  let tree: LayoutTree
  let nodes: [Trace.Node]
  /// What the preview is laid out in.
  let container: Size
  /// The places of spacers that are longer than their minimum in one row at least.
  private var roomySpacers: Set<SourceRange> = []
  /// The places of frames and guides that have an effect on one view at least: icons in rows are to be equally wide.
  private(set) var useful: Set<SourceRange> = []

  /// Smaller differences, in points, are ignored.
  static let tolerance = 0.01
  /// A turned text may be longer than its room by the rounding of its line's height, in points.
  private static let leading = 1.0

  init(tree: LayoutTree, nodes: [Trace.Node], container: Size) {
    (self.tree, self.nodes, self.container) = (tree, nodes, container)
    for node in nodes where node.isPlaced && node.info.source.line > 0 {
      if let (_, length, minimum) = spacer(node), length > minimum + FindingSearch.tolerance {
        roomySpacers.insert(node.info.source)
      }
      let isFrame = tree.facts(of: node.id).kind == .frame
      if isFrame && frameWithoutEffect(node) == nil || tree.askedGuides.contains(node.id.rawValue) {
        useful.insert(node.info.source)
      }
    }
  }

  /// The findings, node by node in document order.
  func all() -> [Finding] {
    var findings: [Finding] = []
    for node in nodes where node.isPlaced {
      // The system's own parts are as they are meant to be.
      let isOwn = !node.info.isPart
      let found = [
        endlessSize(node), isOwn ? noSize(node) : nil, truncatedText(node), missingImage(node),
        isOwn ? childOverflow(node) : nil, isOwn ? frameWithoutEffect(node) : nil,
        isOwn ? spacerWithoutRoom(node) : nil, readerInScrollView(node), greedyReader(node),
        gridOverflow(node), isOwn ? overlappingCells(node) : nil, isOwn ? guideWithoutEffect(node) : nil,
        isOwn ? openQuestion(node) : nil,
      ]
      for finding in found {
        if let finding { findings.append(finding) }
      }
    }
    return findings
  }

  private func endlessSize(_ node: Trace.Node) -> Finding? {
    let size = node.frame.size
    guard node.children.isEmpty, !size.width.isFinite || !size.height.isFinite else { return nil }
    return Finding(code: .endlessSize, node: node.id, numbers: [size.width, size.height])
  }

  /// Spacers, dividers and transparent views draw nothing that could be missed.
  private func noSize(_ node: Trace.Node) -> Finding? {
    let size = node.frame.size
    guard size.width <= 0 || size.height <= 0, drawsSomething(node) else { return nil }
    return Finding(code: .noSize, node: node.id, numbers: [size.width, size.height])
  }

  private func drawsSomething(_ node: Trace.Node) -> Bool {
    switch node.info.appearance {
    case .fill(_, let paint), .stroke(_, let paint, _, _): paint.light.opacity > 0
    case .text, .placeholder: !(node.text?.lines.allSatisfy { $0.string.isEmpty } ?? true)
    case .image, .missingImage, .symbol, .shapes, .standIn: true
    case .nothing, .clip, .viewport, .opacity: false
    }
  }

  private func truncatedText(_ node: Trace.Node) -> Finding? {
    guard let text = node.text, text.isTruncated, case .text(let index) = rule(node.id) else { return nil }
    let natural = tree.texts[Int(index)].naturalWidth
    return Finding(
      code: .truncatedText, node: node.id,
      numbers: [node.frame.size.width, natural, text.scale, Double(text.lines.count)])
  }

  private func missingImage(_ node: Trace.Node) -> Finding? {
    guard case .missingImage = node.info.appearance, case .image(let natural, _, _, _) = rule(node.id) else {
      return nil
    }
    return Finding(code: .missingImage, node: node.id, numbers: [natural.width, natural.height])
  }

  /// A child that sticks out of its parent, or a root that is larger than its container. Scroll views and grids allow
  /// longer content by nature, and a background, an offset or a position is where it is meant to be. Clipped overflow
  /// cannot be seen, and that of a picture that is missing is none of the author's.
  private func childOverflow(_ node: Trace.Node) -> Finding? {
    if let parent = node.parent, tree.infos[parent.index].isPart { return nil }
    let room = node.parent.map { tree.frame(of: $0).size } ?? container
    let (size, drawn) = (node.frame.size, drawnSize(node))
    var worst: (axis: Axis, by: Double)?
    for axis in Axis.allCases {
      if let parent = node.parent, !isHeld(node.id, parent, axis) || isOutset(parent, axis) { continue }
      let by = size[axis] - room[axis]
      // A view that fits once it is turned or scaled does not stick out.
      if let drawn, drawn[axis] <= room[axis] + FindingSearch.leading { continue }
      if by > FindingSearch.tolerance,
        by > worst?.by ?? 0, !isClipped(node.parent, axis), !isGuessed(node.id, axis, room: room[axis])
      {
        worst = (axis, by)
      }
    }
    guard let worst else { return nil }
    return Finding(
      code: .childOverflow, node: node.id, numbers: [size[worst.axis], room[worst.axis], Double(worst.axis.rawValue)])
  }

  /// Whether a view is too long for its room only as it holds a picture of which no more than a guess is known: the
  /// picture makes up what is too much, and nothing else that has a length of its own is too long.
  func isGuessed(_ view: NodeID, _ axis: Axis, room: Double) -> Bool {
    let excess = tree.frame(of: view).size[axis] - room
    var isPicture = false
    for id in tree.documentOrder(from: view) {
      let length = tree.frame(of: id).size[axis]
      if case .missingImage = tree.infos[id.index].appearance, case .image(_, resizable: false, _, _) = rule(id) {
        if length >= excess - FindingSearch.tolerance { isPicture = true }
      } else if length > room + FindingSearch.tolerance, hasOwnLength(id, axis) {
        return false
      }
    }
    return isPicture
  }

  /// Whether a frame fixes a length, or a view without others in it has the same for every proposal.
  private func hasOwnLength(_ id: NodeID, _ axis: Axis) -> Bool {
    if case .fixedFrame(let frame) = rule(id) { return frame.lengths[axis] != nil }
    return tree.children(of: id).isEmpty && tree.records[id.index].traits.contains(.rigid)
  }

  /// How large a view looks that an effect turns or scales, in points; `nil` without one.
  private func drawnSize(_ node: Trace.Node) -> Size? {
    node.effect.map { $0.boundingBox(of: node.frame).size }
  }

  /// Whether a node is a padding of negative lengths, which is meant to be smaller than its view.
  private func isOutset(_ id: NodeID, _ axis: Axis) -> Bool {
    guard case .padding(let insets) = rule(id) else { return false }
    return insets.start(axis) + insets.end(axis) < 0
  }

  /// Whether modifiers directly around a view hide what sticks out of it: one of them clips, and those between hold
  /// no other view and are no longer.
  private func isClipped(_ view: NodeID?, _ axis: Axis) -> Bool {
    guard var inner = view else { return false }
    let length = tree.frame(of: inner).size[axis]
    while let node = tree.parent(of: inner), holdsOnly(inner, node),
      tree.frame(of: node).size[axis] <= length + FindingSearch.tolerance
    {
      if case .clip = tree.infos[node.index].appearance { return true }
      inner = node
    }
    return false
  }

  /// Whether a view stands alone in its parent, as in a modifier: a background is no other view in it.
  private func holdsOnly(_ child: NodeID, _ parent: NodeID) -> Bool {
    tree.children(of: parent).count == 1
      || tree.facts(of: parent).containment == .firstChild && tree.children(of: parent).first == child
  }

  /// Whether a parent's frame is meant to hold a child's on an axis.
  private func isHeld(_ child: NodeID, _ parent: NodeID, _ axis: Axis) -> Bool {
    switch tree.facts(of: parent).containment {
    case .nothing: false
    case .firstChild: tree.children(of: parent).first == child
    case .children: true
    case .childrenAlong(let held): held == axis
    }
  }

  /// A frame whose lengths are those its child has for every proposal, or that was given none.
  private func frameWithoutEffect(_ node: Trace.Node) -> Finding? {
    guard tree.facts(of: node.id).kind == .frame, let child = node.children.first,
      tree.records[child.index].traits.contains(.rigid), !useful.contains(node.info.source)
    else { return nil }
    let inner = tree.frame(of: child).size
    for axis in Axis.allCases where abs(node.frame.size[axis] - inner[axis]) > FindingSearch.tolerance { return nil }
    return Finding(code: .frameWithoutEffect, node: node.id, numbers: [inner.width, inner.height])
  }

  /// A spacer that got its minimum in a stack where something else wanted the room.
  private func spacerWithoutRoom(_ node: Trace.Node) -> Finding? {
    guard let (axis, length, minimum) = spacer(node), length <= minimum + FindingSearch.tolerance else { return nil }
    // The author says that it may vanish, or it has room in another row.
    if minimum == 0 || roomySpacers.contains(node.info.source) { return nil }
    if tree.finalProposals[node.id.rawValue]?[axis] != nil {
      return Finding(code: .spacerWithoutRoom, node: node.id, numbers: [length])
    }
    // A modifier between the spacer and its stack may propose nothing on purpose, as `fixedSize` does.
    guard let parent = node.parent, case .stack = rule(parent) else { return nil }
    return Finding(code: .spacerWithoutRoom, node: node.id, numbers: [length, Double(axis.rawValue)])
  }

  private func spacer(_ node: Trace.Node) -> (axis: Axis, length: Double, minimum: Double)? {
    guard case .spacer(let minimum) = rule(node.id), let axis = tree.records[node.id.index].stackAxis
    else { return nil }
    return (axis, node.frame.size[axis], minimum.value ?? defaultSpacerLength)
  }

  /// A reader whose ideal length is all that a scroll view leaves it.
  private func readerInScrollView(_ node: Trace.Node) -> Finding? {
    guard case .geometryReader = rule(node.id), let proposal = tree.finalProposals[node.id.rawValue] else { return nil }
    for axis in Axis.allCases where proposal[axis] == nil && isInScrollView(node.id, axis) {
      return Finding(code: .readerInScrollView, node: node.id, numbers: [node.frame.size[axis]])
    }
    return nil
  }

  /// A reader in a stack that takes much more than what it shows needs: it answers whatever it is offered. One that a
  /// frame gives its length, or that stands alone, is as long as it is meant to be.
  private func greedyReader(_ node: Trace.Node) -> Finding? {
    guard case .geometryReader = rule(node.id), let axis = axisOfStack(around: node.id) else { return nil }
    let shown = node.children.map { tree.frame(of: $0) }
    guard let first = shown.first else { return nil }
    let (length, content) = (node.frame.size[axis], shown.reduce(first) { $0.union($1) }.size[axis])
    guard content > 0, length.isFinite, length >= 2 * content else { return nil }
    return Finding(code: .greedyReader, node: node.id, numbers: [length, content, Double(axis.rawValue)])
  }

  /// The axis along which a view shares the room of a stack with others; `nil` where something between them decides
  /// its length.
  private func axisOfStack(around id: NodeID) -> Axis? {
    var current = tree.parent(of: id)
    while let node = current {
      if case .stack(let stack) = rule(node) { return tree.children(of: node).count > 1 ? stack.axis : nil }
      guard tree.facts(of: node).kind == .modifier else { return nil }
      current = tree.parent(of: node)
    }
    return nil
  }

  func isInScrollView(_ id: NodeID, _ axis: Axis) -> Bool {
    var current = tree.parent(of: id)
    while let node = current {
      if case .scrollView(let index) = rule(node), tree.scrollViews[Int(index)].scrolls(axis) { return true }
      current = tree.parent(of: node)
    }
    return false
  }

  func rule(_ id: NodeID) -> Rule { tree.rule(of: id.index) }
}

import LayoutEngine

/// Chooses what a figure is about when the author does not say.
struct SubjectSearch {
  private let record: IndexedTrace

  init(_ record: IndexedTrace) { self.record = record }

  /// The first finding that a picture can show, with the subject it is about.
  ///
  /// - Parameter isSeen: whether the view of the finding can be seen, or is hidden, or beyond the edge of a scroll view or
  ///   of the whole preview.
  func finding(isSeen: Bool) -> (Trace.Node, Finding)? {
    // Among the findings about one view, only that about a grid's two passes states a cause.
    let findings = record.trace.findings
    for finding in findings.filter({ $0.code == .gridOverflow }) + findings {
      guard SubjectSearch.isVisible(finding), let node = record.node(finding.node), node.isPlaced,
        record.canBeSeen(node) == isSeen
      else { continue }
      return (subject(of: finding, at: node), finding)
    }
    return nil
  }

  /// The first finding about a view that an author names, or about the subject of its figure.
  func finding(about subject: Subject) -> Finding? {
    record.trace.findings.first { finding in
      guard SubjectSearch.isVisible(finding), let node = record.node(finding.node), node.isPlaced else { return false }
      return subject.chain.contains(node.id) || self.subject(of: finding, at: node).id == subject.node
    }
  }

  /// The container in which a finding is decided, or the outermost wrapper of the view it is about.
  private func subject(of finding: Finding, at node: Trace.Node) -> Trace.Node {
    if record.sharingChildren(of: node).count > 1 { return node }
    return containerAround(node) ?? outermostWrapper(node)
  }

  /// Whether a finding is about the sizes of one view, and not about files or rounds.
  private static func isVisible(_ finding: Finding) -> Bool {
    switch finding.code {
    case .truncatedText, .gridOverflow, .childOverflow, .spacerWithoutRoom, .noSize, .frameWithoutEffect,
      .readerInScrollView, .greedyReader, .endlessSize, .overlappingCells, .guideWithoutEffect:
      true
    case .openQuestion: finding.known != nil
    case .missingImage, .stateCycle, .stateUnsettled, .recordCut: false
    }
  }

  /// The subject for a view that the author names: the container in its wrappers, or the view itself with all the
  /// modifiers around it. A modifier that is named begins the chain.
  func named(_ node: Trace.Node) -> Trace.Node {
    guard !Subject.isModifier(node) else { return node }
    let inner = record.chain(from: node).last.flatMap { record.node($0) } ?? node
    if record.sharingChildren(of: inner).count > 1 { return inner }
    var outer = node
    while let around = record.parent(of: outer), Subject.isModifier(around),
      record.sharingChildren(of: around).count == 1,
      record.sharingChildren(of: around).first == outer.id
    { outer = around }
    return outer
  }

  private func containerAround(_ node: Trace.Node) -> Trace.Node? {
    var current = record.parent(of: node)
    while let candidate = current {
      if record.sharingChildren(of: candidate).count > 1 { return candidate }
      current = record.parent(of: candidate)
    }
    return nil
  }

  private func outermostWrapper(_ node: Trace.Node) -> Trace.Node {
    record.path(to: node.id).first ?? node
  }

  /// The container whose children's offers and answers differ most, of those that hold half of the source's views, as a
  /// decision in a small part is not what a layout is about. Of equals the outermost. Of the containers in the system's
  /// controls and lists only the outermost counts, and only if the source has none.
  func decidingContainer() -> Trace.Node? {
    ownContainer() ?? record.placedNodes.first { $0.info.isPart && record.sharingChildren(of: $0).count > 1 }
  }

  private func ownContainer() -> Trace.Node? {
    let inside = ownViewsInside()
    let half = inside.values.max().map { ($0 + 1) / 2 } ?? 0
    var best: (node: Trace.Node, isLarge: Bool, difference: Double)?
    for node in record.placedNodes where !node.info.isPart {
      let children = record.sharingChildren(of: node)
      guard children.count > 1 else { continue }
      let isLarge = inside[node.id].map { $0 >= half } ?? false
      // A child that takes exactly what it is offered counts as well.
      let difference = children.reduce(0.0) { $0 + max(self.difference($1), SubjectSearch.leastDifference) }
      guard let known = best else {
        best = (node, isLarge, difference)
        continue
      }
      if isLarge == known.isLarge ? difference > known.difference : isLarge { best = (node, isLarge, difference) }
    }
    return best?.node
  }

  /// The difference that counts for a child that takes what it is offered, in points.
  private static let leastDifference = 10.0

  /// How many views of the source each node holds, itself included.
  private func ownViewsInside() -> [NodeID: Int] {
    var inside: [NodeID: Int] = [:]
    for node in record.trace.nodes.reversed() where node.isPlaced {
      let count = (inside[node.id] ?? 0) + (node.info.isPart ? 0 : 1)
      inside[node.id] = count
      if let parent = node.parent { inside[parent, default: 0] += count }
    }
    return inside
  }

  /// How far a child's answer is from its offer, in points; an offer without a length decides nothing.
  private func difference(_ id: NodeID) -> Double {
    guard let node = record.node(id), let proposal = record.finalProposal(of: id) else { return 0 }
    let farthest = 1_000.0
    return Axis.allCases.reduce(0.0) { sum, axis in
      guard let offer = proposal[axis], offer.isFinite, node.frame.size[axis].isFinite else { return sum }
      return sum + min((offer - node.frame.size[axis]).magnitude, farthest)
    }
  }
}

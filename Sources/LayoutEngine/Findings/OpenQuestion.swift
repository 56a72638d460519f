/// A behaviour of SwiftUI for which no recording or documentation is known; the engine chooses one of several possible
/// layouts.
public enum OpenQuestion: Int, Sendable, CaseIterable {
  /// Whether a stack or a grid passes an edge or a middle that a view inside sets on to a container around it: here it
  /// does not.
  case nestedGuide = 1
  /// How large a `ZStack` is whose children's guides push them apart: here as large as all of them together.
  case guidesApart
  /// What a filling `aspectRatio` proposes when one axis is unspecified: here the other axis decides.
  case fillWithOneAxis
  /// How a lazy grid divides an unspecified or an infinite length: here its tracks are as short as they may be.
  case lazyGridWithoutLength
  /// How a `Grid` divides an unspecified width: here its columns are as wide as their cells' ideals.
  case gridWithoutWidth
  /// How tall a list is that is proposed no height: it is known to disappear in a scroll view, but no number was
  /// recorded. Here it has no height.
  case listWithoutHeight
  /// How tall a tab view of pages is that is proposed no height: here it has none, as a list.
  case pagesWithoutHeight
}

extension OpenQuestion {
  /// The question that a node's final proposal raises.
  init?(_ id: NodeID, _ proposal: Proposal, in tree: LayoutTree) {
    switch tree.rule(of: id.index) {
    case .aspectRatio(_, let fill) where fill && (proposal.width == nil) != (proposal.height == nil):
      self = .fillWithOneAxis
    case .lazyGrid(let index):
      let length = proposal[tree.grids[Int(index)].axis.cross]
      if let length, length.isFinite { return nil }
      self = .lazyGridWithoutLength
    case .grid where proposal.width == nil: self = .gridWithoutWidth
    case .scrollView(let index) where tree.scrollViews[Int(index)].isList && proposal.height == nil:
      self = .listWithoutHeight
    // Of the containers only a tab view of pages has an ideal height, which is none.
    case .flexibleFrame(let frame)
    where frame.ideal[.vertical] == 0 && proposal.height == nil && tree.containers.contains(id.rawValue):
      self = .pagesWithoutHeight
    default: return nil
    }
  }
}

extension FindingSearch {
  /// The open question that decides a node's layout.
  func openQuestion(_ node: Trace.Node) -> Finding? {
    let question =
      tree.openQuestions[node.id.rawValue] ?? questionOfPart(node) ?? guidesApart(node) ?? nestedGuide(node)
    return question.map { Finding(code: .openQuestion, node: node.id, numbers: [Double($0.rawValue)]) }
  }

  /// A list is a part of the view of its background, and pages are one of the view with their dots. A list in a `ZStack` is
  /// placed with the height of the stack, whatever it was proposed before, and raises no question.
  private func questionOfPart(_ node: Trace.Node) -> OpenQuestion? {
    guard let part = node.children.first, tree.infos[part.index].isPart,
      let question = tree.openQuestions[part.rawValue],
      question == .listWithoutHeight || question == .pagesWithoutHeight
    else { return nil }
    return question
  }

  /// A `ZStack` that is larger than each of its children, because together they reach farther.
  ///
  /// A text that is asked again with the stack's width may be shorter than it was: the stack is larger than its children
  /// then, too, but they reach no farther than the longest.
  private func guidesApart(_ node: Trace.Node) -> OpenQuestion? {
    guard case .zStack = rule(node.id), node.children.count > 1 else { return nil }
    let frames = node.children.map { tree.frame(of: $0) }
    for axis in Axis.allCases {
      let longest = frames.map { $0.size[axis] }.max() ?? 0
      let start = frames.map { $0.origin[axis] }.min() ?? 0
      let end = frames.map { $0.origin[axis] + $0.size[axis] }.max() ?? 0
      if min(node.frame.size[axis], end - start) > longest + FindingSearch.tolerance { return .guidesApart }
    }
    return nil
  }

  /// One of SwiftUI's own guides that is set for the container around a view, if the container around that one aligns
  /// by it, too. A custom layout is known to pass it on.
  func nestedGuide(_ node: Trace.Node) -> OpenQuestion? {
    guard case .alignmentGuide(let guide, _) = rule(node.id), guide.isEdgeOrCenter else { return nil }
    guard let inner = containerAround(node.id), !isCustomLayout(inner), let outer = containerAround(inner),
      aligns(outer, by: guide)
    else { return nil }
    return .nestedGuide
  }

  func isCustomLayout(_ id: NodeID) -> Bool {
    if case .customLayout = rule(id) { return true }
    return false
  }

  /// The container of several views around one; `nil` where something else is in between.
  func containerAround(_ id: NodeID) -> NodeID? {
    var current = tree.parent(of: id)
    while let node = current {
      if tree.facts(of: node).kind == .container, tree.children(of: node).count > 1 { return node }
      if tree.facts(of: node).kind != .modifier { return nil }
      current = tree.parent(of: node)
    }
    return nil
  }

  private func aligns(_ id: NodeID, by guide: Guide) -> Bool {
    switch rule(id) {
    case .stack(let stack): stack.alignment == guide
    case .zStack(let alignment): alignment[guide.axis] == guide
    default: false
    }
  }
}

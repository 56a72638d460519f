import LayoutEngine

/// A title about a container: the first that holds of which child is drawn elsewhere than laid out, which gives way,
/// which takes the rest, which decides the length across, which gap and which child differ; else how its children use
/// the room that it shares among them, or what decides its size.
///
///     ContainerFinding(record, subject).title    // Spacer takes the 86 points left of 300 in HStack
struct ContainerFinding {
  private let record: IndexedTrace
  private let subject: Subject

  /// At most this many columns are listed.
  private static let mostTracks = 6

  init(_ record: IndexedTrace, _ subject: Subject) {
    self.record = record
    self.subject = subject
  }

  var title: String {
    guard let node = record.node(subject.node) else { return "" }
    let name = NodeName.name(of: node) + " "
    switch subject.arrangement {
    case .line(let axis):
      if let particular = inLine(node, axis) { return particular }
      if let sharing = sharing(node, axis) { return name + sharing }
      return IdealSumFinding(record, node, axis, subject.children)?.title ?? name + size(of: node, axis)
    case .grid:
      return LazyGridFinding(record, node)?.title ?? GridFinding(record, node, subject.children)?.title
        ?? name + (tracks(of: node) ?? size(of: node, .horizontal))
    case .layers:
      return DrawnFinding(record, node, subject.children)?.title ?? choice
        ?? OwnLayoutFinding(record, node, subject.children)?.title ?? name
        + (largest(of: node) ?? size(of: node, .horizontal))
    }
  }

  /// What is particular about children in a line.
  private func inLine(_ node: Trace.Node, _ axis: Axis) -> String? {
    let children = subject.children
    if let drawn = DrawnFinding(record, node, children) { return drawn.title }
    if let choice { return choice }
    if let first = FirstChildFinding(record, node) { return first.title }
    let shares = StackShares(record, node)
    if let finding = shares.flatMap({ ShortageFinding($0)?.title ?? RestFinding($0)?.title }) { return finding }
    if let sum = IdealSumFinding(record, node, axis, children), sum.isLonger { return sum.title }
    return ExtentFinding(record, node, axis, children)?.title ?? GapFinding(record, node, axis, children)?.title
      ?? OddChildFinding(record, axis, children)?.title ?? shares.flatMap { SlackFinding($0)?.title }
  }

  /// A `ViewThatFits` among the children that does not take its first view.
  private var choice: String? {
    subject.children.lazy.compactMap { record.node($0) }.flatMap { record.chain(from: $0) }
      .compactMap { record.node($0) }.compactMap { FitFinding(record, choosing: $0) }
      .first { !$0.takesFirst }?.title
  }

  private func size(of node: Trace.Node, _ axis: Axis) -> String {
    SizeFinding(record, node).words(preferring: axis)
  }

  /// What a stack is offered, and how much of it its children take.
  private func sharing(_ node: Trace.Node, _ axis: Axis) -> String? {
    guard let offer = record.finalProposal(of: node.id)?[axis], offer.isFinite else { return nil }
    let words = "shares " + LengthText.length(offer) + " points among \(subject.children.count) children"
    let isAdded = record.decidingReasons(of: node.id).contains { reason in
      reason.step == .stackLength && reason.axis == axis && reason.node == node.id
        && (reason.result - node.frame.size[axis]).magnitude < 0.005
    }
    guard isAdded else { return words }
    let taken = node.frame.size[axis]
    let lengths = subject.children.compactMap { record.node($0)?.frame.size[axis] }
    if (taken - offer).magnitude < 0.05 {
      let all = words + ", which take them all"
      return lengths.count == 2
        ? all + ": " + LengthText.length(lengths[0]) + " and " + LengthText.length(lengths[1]) : all
    }
    let gaps = (taken - lengths.reduce(0, +)).magnitude < 0.05 ? "" : " with their spacing"
    return words + (taken > offer ? ", which need " : ", which take ") + LengthText.length(taken) + gaps
  }

  /// The columns, or the rows, that a grid makes.
  private func tracks(of node: Trace.Node) -> String? {
    if let passes = node.tracks {
      let made = passes.axis == .horizontal ? "column" : "row"
      let words = "makes " + ContainerFinding.list(passes.placed.map { $0.length }, made)
      guard passes.proposed.isFinite else { return words }
      return words + " out of " + LengthText.length(passes.proposed) + " points" + rest(of: passes)
    }
    guard let ledger = GridLedger(record, node.id) else { return nil }
    return "makes " + ContainerFinding.list(ledger.columns.inOrder.map { $0.total }, "column")
  }

  /// The room that stays empty next to tracks that have reached their maximum.
  private func rest(of passes: GridPasses) -> String {
    guard let first = passes.placed.first, let last = passes.placed.last else { return "" }
    let rest = passes.proposed - (last.start + last.length - first.start)
    return rest > 0.05 ? ", and " + LengthText.length(rest) + " stay empty" : ""
  }

  /// `columns of 40, 60 and 92`, `7 columns of 46`.
  private static func list(_ lengths: [Double], _ track: String) -> String {
    let texts = lengths.map { LengthText.length($0) }
    guard let first = texts.first, let last = texts.last else { return "no " + track + "s" }
    if texts.count == 1 { return "one " + track + " of " + first }
    if texts.allSatisfy({ $0 == first }) { return "\(texts.count) " + track + "s of " + first }
    if texts.count > mostTracks {
      let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
      return "\(texts.count) " + track + "s of " + LengthText.length(least) + " to " + LengthText.length(most)
    }
    return track + "s of " + texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The children that are as long as their container.
  private func largest(of node: Trace.Node) -> String? {
    let reasons = record.decidingReasons(of: node.id)
    let longest = Axis.allCases.compactMap { axis -> NodeID? in
      guard let reason = reasons.last(where: { $0.axis == axis && $0.subject < 0 && $0.step.decidesSize }),
        reason.step == .largestChild || reason.step == .crossLength || reason.step == .followsChild,
        (reason.result - node.frame.size[axis]).magnitude < 0.005,
        case .answer(let call, _)? = DecidedFormula(reason.formula).operand?.origin
      else { return nil }
      return record.node(ofCall: call)
    }
    guard longest.count == 2 else { return nil }
    let size = ": " + LengthText.size(node.frame.size)
    let wide = record.viewName(of: longest[0])
    if longest[0] == longest[1] {
      // If one child decides, the others do not count, however large they are.
      if reasons.contains(where: { $0.node == node.id && $0.step == .followsChild }) {
        return "is as large as " + wide + size
      }
      let isOfLayers = reasons.contains { $0.node == node.id && $0.step == .largestChild }
      let isOutranking = isOfLayers && record.hasOutrankedLayer(in: node)
      return "is as large as its " + (isOutranking ? "child of the highest priority, " : "largest child, ") + wide
        + size
    }
    let tall = record.viewName(of: longest[1])
    return "is as wide as " + wide + " and as tall as " + (tall == wide ? "another " + tall : tall) + size
  }
}

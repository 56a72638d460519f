import LayoutEngine

/// A title about one view in its modifiers: which of them sets the size of all, else where the view's size comes from.
///
///     ChainFinding(record, subject.chain).title
///     // frame(height: 120) is 240 × 120 around Image, which takes the 240 × 160 that aspectRatio proposes
struct ChainFinding {
  private let record: IndexedTrace
  private let rows: [ChainLedger.Row]
  private let view: Trace.Node?
  private let size: SizeFinding?

  /// - Parameter chain: the wrappers and the view inside them, outermost first.
  init(_ record: IndexedTrace, _ chain: [NodeID]) {
    self.record = record
    rows = ChainLedger(record, chain).rows
    view = rows.last?.nodes.last.flatMap { record.node($0) }
    size = view.map { SizeFinding(record, $0) }
  }

  /// The title, with as many words as there is room for.
  ///
  /// A title that is too long leaves out which view proposes, which the account states, arguments after the first, and
  /// the size of everything, which the picture shows.
  var title: String { ignored + title(of: ChainFinding.mostLetters - ignored.count) }

  /// A note that a frame ignores a length, which comes before everything else.
  private var ignored: String {
    let frame = rows.first { $0.ignored != nil }
    return frame?.ignored.map { "frame " + $0 + "; " } ?? ""
  }

  private func title(of most: Int) -> String {
    if let behind = beyondSafeArea { return behind }
    if let beside = BesideFinding(record, rows.flatMap { $0.nodes }) { return beside.title }
    if let drawn = DrawnFinding(record, chain: rows.flatMap { $0.nodes }) { return drawn.title }
    if let cut = cutBorder { return cut }
    let details: [Detail] = [[.source, .arguments, .rest], [.arguments, .rest], .rest, []]
    return details.lazy.map { title($0) }.first { $0.count <= most } ?? title([])
  }

  /// The view of a modifier that is larger than the view it belongs to, as it reaches beyond the safe area.
  private var beyondSafeArea: String? {
    guard let row = rows.first(where: { $0.secondary?.role == .beyondSafeArea }), let second = row.secondary,
      !second.answer.isAlmost(row.answer), let modifier = row.nodes.first.flatMap({ record.node($0) })
    else { return nil }
    let title =
      NodeName.kind(of: modifier) + " makes " + second.name + " " + LengthText.size(second.answer)
      + ", beyond the safe area"
    let own = "; its own size is " + LengthText.size(row.answer)
    return title.count + own.count <= ChainFinding.mostLetters ? title + own : title
  }

  /// A border and a round clip of one size: which of them is inside the other.
  private var cutBorder: String? {
    let nodes = rows.flatMap { $0.nodes }.compactMap { record.node($0) }
    let border = nodes.firstIndex { $0.info.name == "border" && !$0.info.isPart }
    let clip = nodes.firstIndex { node in
      guard case .clip(let outline) = node.info.appearance else { return false }
      return outline != .rectangle && !node.info.isPart
    }
    guard let border, let clip, nodes[border].frame.size.isAlmost(nodes[clip].frame.size) else { return nil }
    let (line, shape) = (NodeName.call(of: nodes[border]), NodeName.call(of: nodes[clip]))
    let size = LengthText.size(nodes[clip].frame.size)
    return clip < border
      ? shape + " cuts the corners off " + line + ", which is inside it; both are " + size
      : line + " keeps its corners, as it is around " + shape + "; both are " + size
  }

  /// How many letters fit into two lines of a wide figure and three of a narrow one.
  private static let mostLetters = 100
  /// How many letters remain of arguments that are cut.
  private static let fewLetters = 24

  private struct Detail: OptionSet {
    let rawValue: Int
    static let source = Detail(rawValue: 1)
    static let arguments = Detail(rawValue: 2)
    static let rest = Detail(rawValue: 4)
  }

  private func title(_ detail: Detail) -> String {
    guard let view, let size else { return "" }
    guard let setting, let wrapper = record.node(setting.nodes[0]) else {
      return own(view, size) + (detail.contains(.rest) ? surroundings : "")
    }
    let call =
      detail.contains(.arguments)
      ? NodeName.call(of: wrapper) : NodeName.call(of: wrapper, to: ChainFinding.fewLetters)
    let rest = detail.contains(.rest) ? rest(around: setting) : ""
    if let proposing, proposing.node.id == wrapper.id {
      return call + " proposes " + name(of: view) + " " + LengthText.size(view.frame.size) + ", which it takes, and is "
        + LengthText.size(setting.answer) + rest
    }
    let source =
      detail.contains(.source) ? proposing.map { " as " + NodeName.call(of: $0.node) + " proposes" } ?? "" : ""
    // A row of a view is called after it.
    let inner =
      (call.hasSuffix(" of " + name(of: view)) ? "its content" : name(of: view)) + ", "
      + LengthText.size(view.frame.size)
    if isPutInCorner(view, of: wrapper) {
      return call + " " + setting.words + " and puts " + inner + ", in its top leading corner" + rest
    }
    return call + " " + setting.words + " around " + inner + source + rest
  }

  /// Whether a wrapper is a geometry reader that puts the view in its top leading corner, where other wrappers would
  /// centre it. A frame in between that is larger than the view places it itself.
  private func isPutInCorner(_ view: Trace.Node, of wrapper: Trace.Node) -> Bool {
    guard wrapper.info.name == "GeometryReader", let content = wrapper.children.first.flatMap({ record.node($0) }),
      content.frame.size.isAlmost(view.frame.size)
    else { return false }
    let (inner, outer) = (view.frame, wrapper.frame)
    let starts = [(inner.minX, outer.minX), (inner.maxX, outer.maxX)].contains { ($0 - $1).magnitude < 0.05 }
    return starts && (inner.minY - outer.minY).magnitude < 0.05
  }

  /// The view with what decided its size: `Image takes the 300 × 200 that aspectRatio(contentMode: .fill) proposes`.
  private func own(_ view: Trace.Node, _ size: SizeFinding) -> String {
    guard let proposing else { return name(of: view) + " " + size.words() }
    return name(of: view) + " takes the " + LengthText.size(view.frame.size) + " that "
      + NodeName.call(of: proposing.node) + " proposes"
  }

  /// The wrapper that sets the size of everything in it; `nil` where the size is the view's plus what is added to it.
  var setting: ChainLedger.Row? {
    let setting = changing.filter { !$0.isInset }
    // `ignoresSafeArea` passes on the room that others fill.
    return setting.first { row in row.nodes.first.flatMap { record.node($0) }.map { !$0.ignoresSafeArea } ?? true }
      ?? setting.first
  }

  /// The wrappers whose size is not that of the view inside.
  private var changing: [ChainLedger.Row] {
    zip(rows, rows.dropFirst()).filter { !$0.0.answer.isAlmost($0.1.answer) }.map { $0.0 }
  }

  /// The size of everything, if wrappers around the one that sets a size add something to it.
  private func rest(around setting: ChainLedger.Row) -> String {
    guard let all = rows.first, !all.answer.isAlmost(setting.answer) else { return "" }
    return "; with all that is around it " + LengthText.size(all.answer)
  }

  /// What the deciding wrapper does with its proposal; `nil` where the view decided itself.
  var account: String? {
    proposing.map { told($0.row, $0.node) }
  }

  /// How the innermost wrapper that changes the proposal on an axis changes it; `nil` where none does.
  func offer(on axis: Axis) -> String? {
    let place = Axis.allCases.firstIndex(of: axis) ?? 0
    guard
      let row = rows.dropLast().lastIndex(where: { $0.down.indices.contains(place) && $0.down[place] != .unchanged }),
      let node = record.node(rows[row].nodes[0])
    else { return nil }
    return told(row, node)
  }

  private func told(_ row: Int, _ node: Trace.Node) -> String {
    NodeName.call(of: node) + " is proposed " + LengthText.proposal(rows[row].proposal) + " and proposes "
      + LengthText.proposal(rows[row + 1].proposal) + ": " + rows[row].downWords + "."
  }

  /// How the name of an unknown view begins.
  static let standIn = "a stand-in for "

  /// An unknown view only has the size of its stand-in.
  private func name(of view: Trace.Node) -> String {
    if case .standIn(let name) = view.info.appearance { return ChainFinding.standIn + name }
    return NodeName.name(of: view)
  }

  /// The innermost wrapper that proposes something other than its own proposal; `nil` where the view does not take it,
  /// and where the wrapper only proposes a length again that it was answered before.
  private var proposing: (row: Int, node: Trace.Node)? {
    guard let size, size.takesProposal,
      let row = rows.dropLast().lastIndex(where: { row in row.down.contains { $0 != .unchanged } }),
      let node = record.node(rows[row].nodes[0])
    else { return nil }
    for (down, up) in zip(rows[row].down, rows[row].up) {
      if case .ownLength = down, up == .unchanged { return nil }
    }
    return (row, node)
  }

  /// What is added around the view; if several wrappers add something, the size of all of it.
  private var surroundings: String {
    guard let row = changing.first, let node = row.nodes.first.flatMap({ record.node($0) }) else { return "" }
    let size = LengthText.size(row.answer)
    if changing.count > 1 { return "; with all that is around it " + size }
    return "; " + NodeName.call(of: node) + " makes it " + size
  }
}

extension ChainLedger.Row {
  /// Whether it only adds insets to what it wraps.
  fileprivate var isInset: Bool {
    up.allSatisfy { operation in
      if case .insets = operation { true } else { operation == .unchanged }
    }
  }

  /// What the wrapper does about its size, in words that follow its name.
  fileprivate var words: String {
    let size = LengthText.size(answer)
    let isProposed = proposal.width == answer.width && proposal.height == answer.height
    if isProposed, up.contains(.takesProposal), up.allSatisfy({ $0 == .takesProposal || $0 == .unchanged }) {
      return "takes all it is proposed, " + size + ","
    }
    let isFixed = up.allSatisfy { operation in
      if case .fixed = operation { true } else { false }
    }
    if isFixed { return "is fixed at " + size }
    let sides = zip(up, [("wide", "width"), ("tall", "height")]).compactMap { $0.reason($1.0, $1.1) }
    return "is " + size + (sides.count == 2 ? ", " + sides[0] + " and " + sides[1] + "," : "")
  }
}

extension ChainLedger.Operation {
  /// Why a wrapper is as wide, or as tall, as it is; `nil` for a reason that takes more words.
  fileprivate func reason(_ side: String, _ length: String) -> String? {
    switch self {
    case .unchanged: "as \(side) as its content"
    case .takesProposal: "as \(side) as proposed"
    case .fixed: "of a fixed \(length)"
    case .ideal: "of its ideal \(length)"
    case .bound(.minimum, _): "at its minimum \(length)"
    case .bound(.maximum, _): "at its maximum \(length)"
    case .insets, .inset, .ownLength, .nothing, .ratio, .other: nil
    }
  }
}

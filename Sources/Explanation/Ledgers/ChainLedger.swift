public import LayoutEngine

/// What each modifier of a chain does to the proposal on its way in and to the answer on its way out.
///
///     let ledger = ChainLedger(record, subject.chain)
///     // frame: ? 240 × 200, proposes a fixed 200 × 160; padding: − 2 × 16 …; = 200 × 160
public struct ChainLedger: Sendable {
  /// What a modifier does to a length that passes it.
  public enum Operation: Sendable, Equatable {
    /// It passes as it is.
    case unchanged
    /// Insets at both edges are subtracted from a proposal, or added to an answer.
    case insets(Double, Double)
    /// The length of a view at an edge and the gap next to it are subtracted from a proposal, or added to an answer.
    case inset(Double, gap: Double)
    /// A length of the modifier's own.
    case fixed(Double)
    /// The modifier proposes the length it answers itself.
    case ownLength(Double)
    /// Nothing is proposed: the view inside is asked for its ideal length.
    case nothing
    /// A ratio of width to height.
    case ratio(Double)
    /// What was proposed is answered, whatever comes back.
    case takesProposal
    /// A bound decided.
    case bound(DecidedFormula.Bound, Double)
    /// The ideal length that was given.
    case ideal(Double)
    /// Another length, by a step that the sentences explain.
    case other(Double)
  }

  /// A wrapper, or several in a row that pass everything on; the last row is the view itself.
  public struct Row: Sendable {
    /// The wrappers of the row, outermost first; most rows have one.
    public var nodes: [NodeID]
    /// What it was proposed in the end.
    public var proposal: Proposal
    /// Its answer: the size of its frame, in points.
    public var answer: Size
    /// What it does on the way in, by axis, horizontal first; empty for the view itself.
    public var down: [Operation]
    /// What it does on the way out, by axis, horizontal first; empty for the view itself.
    public var up: [Operation]
    /// The call in which it answered.
    public var call: Int32?
    /// Its second view; `nil` for most wrappers, which have one.
    public var secondary: SecondaryView?
    /// Which of its views a `ViewThatFits` takes, and why; `nil` for all others.
    public var choice: String?
    /// Which of its lengths a frame ignores: `ignores its width of −20`; `nil` for most.
    public var ignored: String?

    /// What the wrapper does apart from changing lengths, as words that follow its name: `then proposes 40 × 20 to Color …`,
    /// `takes the last of 3, VStack, as none fits …`.
    public var note: String? { secondary?.words ?? choice ?? ignored }

    /// Whether it passes everything on.
    public var passes: Bool { (down + up).allSatisfy { $0 == .unchanged } && !down.isEmpty }
    /// Whether it passes everything on, to a single view.
    var tellsNothing: Bool { passes && note == nil }
  }

  /// Outermost first.
  public let rows: [Row]

  /// In a chain of at most this many wrappers each has its own row.
  private static let fewWrappers = 6

  /// - Parameters:
  ///   - record: the layout.
  ///   - nodes: the wrappers and the view inside them, outermost first, all placed.
  public init(_ record: IndexedTrace, _ nodes: [NodeID]) {
    var rows: [Row] = []
    for (index, id) in nodes.enumerated() {
      guard let node = record.node(id) else { continue }
      let inner = index + 1 < nodes.count ? record.node(nodes[index + 1]) : nil
      let row = Row(node, around: inner, record)
      // A wrapper that passes everything on and does not move the view inside has the same frame.
      if nodes.count > ChainLedger.fewWrappers, row.tellsNothing, let last = rows.last, last.tellsNothing,
        record.node(last.nodes[0])?.frame == node.frame
      {
        rows[rows.count - 1].nodes.append(id)
      } else {
        rows.append(row)
      }
    }
    self.rows = rows
  }
}

extension ChainLedger.Row {
  fileprivate init(_ node: Trace.Node, around inner: Trace.Node?, _ record: IndexedTrace) {
    nodes = [node.id]
    let proposal = record.finalProposal(of: node.id) ?? .unspecified
    self.proposal = proposal
    answer = node.frame.size
    let deciding = record.decidingAnswer(of: node.id)
    call = deciding?.call
    (down, up) = ([], [])
    guard let inner else { return }
    secondary = SecondaryView(record, of: node, beside: inner)
    choice = FitFinding(record, choosing: node)?.words
    ignored = IgnoredLengths(node)?.words
    let steps = ChainSteps(record, node)
    let offered = record.finalProposal(of: inner.id) ?? .unspecified
    for axis in Axis.allCases {
      down.append(steps.down(axis, from: proposal[axis], to: offered[axis]))
      up.append(steps.up(axis, from: inner.frame.size[axis]))
    }
  }
}

/// The operations of one wrapper, from its reasons.
private struct ChainSteps {
  private let node: Trace.Node
  private let reasons: ArraySlice<Reason>
  private let inset: InsetLength?

  init(_ record: IndexedTrace, _ node: Trace.Node) {
    self.node = node
    inset = InsetLength(record, of: node)
    reasons = record.decidingReasons(of: node.id).filter { $0.node == node.id }[...]
  }

  private static func equal(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude < 1e-6 }

  /// The step that gave the wrapper its length; `nil` when it explains another length.
  private func deciding(_ axis: Axis) -> Reason? {
    let reason = reasons.last { $0.axis == axis && $0.subject < 0 && $0.step.decidesSize }
    return reason.flatMap { ChainSteps.equal($0.result, node.frame.size[axis]) ? $0 : nil }
  }

  private func insets(_ reason: Reason?) -> (Double, Double)? {
    guard let reason, reason.step == .paddedLength else { return nil }
    let given = reason.formula.operands.dropFirst().filter { operand in
      if case .parameter = operand.origin { true } else { false }
    }
    return given.count == 2 ? (given[0].value, given[1].value) : nil
  }

  func down(_ axis: Axis, from proposed: Double?, to offered: Double?) -> ChainLedger.Operation {
    guard let offered else { return proposed == nil ? .unchanged : .nothing }
    let reason = deciding(axis)
    if reason?.step == .fixedLength, ChainSteps.equal(node.frame.size[axis], offered) { return .fixed(offered) }
    if let proposed, ChainSteps.equal(proposed, offered) { return .unchanged }
    if let (start, end) = insets(reason), let proposed, ChainSteps.equal(max(0, proposed - start - end), offered) {
      return .insets(start, end)
    }
    if let inset, inset.axis == axis, let proposed,
      ChainSteps.equal(max(0, proposed - inset.length - inset.gap), offered)
    {
      return .inset(inset.length, gap: inset.gap)
    }
    let ratio = reasons.last { $0.step == (axis == .horizontal ? .ratioProposal : .ratioScale) }
    if let ratio, ChainSteps.equal(ratio.result, offered) { return .ratio(self.ratio) }
    if ChainSteps.equal(node.frame.size[axis], offered) { return .ownLength(offered) }
    return .other(offered)
  }

  /// The ratio's own number: the factor of the height.
  private var ratio: Double {
    reasons.last { $0.step == .ratioProposal }?.formula.operands.last?.value ?? .nan
  }

  func up(_ axis: Axis, from answered: Double) -> ChainLedger.Operation {
    let own = node.frame.size[axis]
    guard let reason = deciding(axis) else { return ChainSteps.equal(own, answered) ? .unchanged : .other(own) }
    let decided = DecidedFormula(reason.formula)
    if let (start, end) = insets(reason), start != 0 || end != 0 { return .insets(start, end) }
    if let inset, inset.axis == axis { return .inset(inset.length, gap: inset.gap) }
    switch reason.step {
    case .fixedLength: return .fixed(own)
    case .idealLength: return .ideal(own)
    case .takesProposal: return .takesProposal
    case .boundedProposal, .boundedAnswer:
      if case .proposal? = decided.operand?.origin { return .takesProposal }
      if case .parameter(_, let parameter)? = decided.operand?.origin {
        return parameter.isIdeal ? .ideal(own) : .bound(parameter.isMinimum ? .minimum : .maximum, own)
      }
    default: break
    }
    return ChainSteps.equal(own, answered) ? .unchanged : .other(own)
  }
}

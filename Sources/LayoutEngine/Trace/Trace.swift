/// The whole record of one preview's layout. Figures, tables and sentences are views of it.
public struct Trace: Sendable {
  /// The size of what the preview is laid out in, in points.
  public var container: Size
  public var nodes: [Node]
  public var rounds: [Round]
  /// How the rounds ended.
  public var verdict: Verdict
  public var findings: [Finding]
  /// The lines that the scenario printed while it was evaluated, round after round.
  public var output: [String] = []

  public init(container: Size, nodes: [Node], rounds: [Round], verdict: Verdict, findings: [Finding]) {
    self.container = container
    self.nodes = nodes
    self.rounds = rounds
    self.verdict = verdict
    self.findings = findings
  }

  /// Whether the last round changed nothing any more.
  public var settled: Bool {
    if case .settled = verdict { return true }
    return false
  }

  /// How the rounds of evaluation and layout ended.
  public enum Verdict: Sendable, Equatable {
    /// The last of so many rounds changed no state.
    case settled(after: Int)
    /// The state after one round is the state after an earlier one, so the rounds between repeat for ever.
    case cycle(period: Int, from: Int, to: Int)
    /// State still changed, never twice the same, when so many rounds were over.
    case unsettled(rounds: Int)
  }

  /// A view or modifier with the place it ended up in.
  public struct Node: Sendable {
    public var id: NodeID
    /// `nil` for the preview's root view.
    public var parent: NodeID?
    public var children: [NodeID]
    public var info: NodeInfo
    /// The layout frame in the container's coordinates.
    public var frame: Rect
    /// Where the node is drawn, when an effect moves or scales it.
    public var drawn: Rect?
    /// What the node does to how its children are drawn, in the container's coordinates; only for an effect.
    public var effect: Transform?
    /// Whether the node was placed: `ViewThatFits` leaves out all views but one.
    public var isPlaced: Bool
    /// The text's lines when the node is a text.
    public var text: TextLayout?
    /// The lengths of a lazy grid's tracks, as it measured and as it placed.
    public var tracks: GridPasses?

    public init(
      id: NodeID, parent: NodeID?, children: [NodeID], info: NodeInfo, frame: Rect, drawn: Rect? = nil,
      effect: Transform? = nil, isPlaced: Bool = true, text: TextLayout? = nil, tracks: GridPasses? = nil
    ) {
      self.id = id
      self.parent = parent
      self.children = children
      self.info = info
      self.frame = frame
      self.drawn = drawn
      self.effect = effect
      self.isPlaced = isPlaced
      self.text = text
      self.tracks = tracks
    }
  }

  /// One evaluation and layout. State that changes in it starts the next.
  ///
  /// Every round makes its own tree: node numbers in the events of a round other than the last are of that
  /// round's tree.
  public struct Round: Sendable {
    public var events: [TraceEvent]
    public var reasons: [Reason]
    /// What the round's effects changed, in the order in which the state was declared.
    public var changes: [StateChange]

    public init(events: [TraceEvent], reasons: [Reason], changes: [StateChange] = []) {
      self.events = events
      self.reasons = reasons
      self.changes = changes
    }
  }
}

/// A piece of state that a round's effects changed.
public struct StateChange: Sendable, Equatable {
  /// The view's type and the property: `Card.width`; for a preference that arrived late its key.
  public var name: String
  /// The values as Swift prints them.
  public var old: String
  public var new: String

  public init(name: String, old: String, new: String) {
    self.name = name
    self.old = old
    self.new = new
  }
}

/// The tracks of a lazy grid in its two passes.
public struct GridPasses: Sendable, Equatable {
  /// A track: where it starts from the grid's leading (or top) edge, and its length, in points.
  public struct Track: Sendable, Equatable {
    public var start: Double
    public var length: Double

    public init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// The axis along which the tracks are lined up: horizontal for `LazyVGrid`.
  public var axis: Axis
  /// The tracks while measuring, for the proposed length.
  public var measured: [Track]
  /// The length proposed in the first pass.
  public var proposed: Double
  /// What the grid answered, and the second pass started from.
  public var answered: Double
  /// The tracks while placing.
  public var placed: [Track]

  public init(axis: Axis, measured: [Track], proposed: Double, answered: Double, placed: [Track]) {
    self.axis = axis
    self.measured = measured
    self.proposed = proposed
    self.answered = answered
    self.placed = placed
  }
}

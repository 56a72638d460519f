/// The whole record of one preview's layout. Figures, tables and sentences are views of it.
public struct Trace: Sendable {
  /// The size of what the preview is laid out in, in points.
  public var container: Size
  public var nodes: [Node]
  public var rounds: [Round]
  /// Whether the last round changed nothing any more.
  public var settled: Bool
  public var findings: [Finding]

  public init(container: Size, nodes: [Node], rounds: [Round], settled: Bool, findings: [Finding]) {
    self.container = container
    self.nodes = nodes
    self.rounds = rounds
    self.settled = settled
    self.findings = findings
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
    /// Whether the node was placed: `ViewThatFits` leaves out all views but one.
    public var isPlaced: Bool
    /// The text's lines when the node is a text.
    public var text: TextLayout?
    /// The lengths of a lazy grid's tracks, as it measured and as it placed.
    public var tracks: GridPasses?

    public init(
      id: NodeID, parent: NodeID?, children: [NodeID], info: NodeInfo, frame: Rect, drawn: Rect? = nil,
      isPlaced: Bool = true, text: TextLayout? = nil, tracks: GridPasses? = nil
    ) {
      self.id = id
      self.parent = parent
      self.children = children
      self.info = info
      self.frame = frame
      self.drawn = drawn
      self.isPlaced = isPlaced
      self.text = text
      self.tracks = tracks
    }
  }

  /// One evaluation and layout. State that changes in it starts the next.
  public struct Round: Sendable {
    public var events: [TraceEvent]
    public var reasons: [Reason]

    public init(events: [TraceEvent], reasons: [Reason]) {
      self.events = events
      self.reasons = reasons
    }
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

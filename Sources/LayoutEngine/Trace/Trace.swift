/// The whole record of one preview's layout, from which figures, tables and sentences are made.
///
///     let recorder = TraceRecorder()
///     tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
///     let trace = Trace(tree: tree, root: root, container: container, recorder: recorder)
///     for node in trace.nodes { print(node.info.name, node.frame) }
public struct Trace: Sendable {
  /// The size of the container in which the preview is laid out, in points.
  public var container: Size
  /// The views and modifiers with their frames, each before those inside it.
  public var nodes: [Node]
  /// The rounds of evaluation and layout, in their order; the nodes are those of the last.
  public var rounds: [Round]
  /// How the rounds ended.
  public var verdict: Verdict
  /// Likely mistakes, node by node.
  public var findings: [Finding]
  /// The scheme that the views prefer for the whole presentation; `nil` if they prefer none.
  public var colorScheme: Paint.Scheme?
  /// The name of the metrics file by which texts were measured; `nil` for the engine's own tables.
  public var metrics: String?
  /// The lines that the scenario printed while it was evaluated, round after round.
  public var output: [String] = []
  /// The unknown parts of the scenario that were replaced, in the order in which they were met.
  public var standIns: [StandIn] = []

  /// Makes a trace from finished parts; that of a layout is made from its recorder.
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
    /// The last of a number of rounds changed no state.
    case settled(after: Int)
    /// The state after one round is the state after an earlier one, so the rounds between them repeat for ever.
    case cycle(period: Int, from: Int, to: Int)
    /// State still changed after a number of rounds and never repeated.
    case unsettled(rounds: Int)
  }

  /// A view or modifier with the place it ended up in.
  ///
  /// It is large, and figures and sentences pass many around: as an object it is copied as one reference.
  public final class Node: Sendable {
    /// The node's number in the tree of the last round.
    public let id: NodeID
    /// `nil` for the preview's root view.
    public let parent: NodeID?
    /// The nodes inside it, in their order.
    public let children: [NodeID]
    /// Its name, arguments, labels, place in the source and appearance.
    public let info: NodeInfo
    /// The layout frame in the container's coordinates, in points.
    public let frame: Rect
    /// Where the node is drawn, when an effect moves or scales it.
    public let drawn: Rect?
    /// Where a scroll view shows its content: in its frame, and behind the bars and in the safe area that its frame
    /// reaches. `nil` for other nodes.
    public let viewport: Rect?
    /// What the node does to how its children are drawn, in the container's coordinates; only for an effect.
    public let effect: Transform?
    /// Whether the node was placed: `ViewThatFits` leaves out all views but one.
    public let isPlaced: Bool
    /// Whether the node is in the layout: `false` for a view that `ViewThatFits` did not choose, and all inside it.
    public let isChosen: Bool
    /// The text's lines if the node is a text.
    public let text: TextLayout?
    /// The lengths of a lazy grid's tracks, as it measured and as it placed.
    public let tracks: GridPasses?
    /// Where the guides lie on which a stack aligns its children; `nil` for nodes that align nothing.
    public let guides: GuideLines?

    /// Makes a node; see the properties.
    public init(
      id: NodeID, parent: NodeID?, children: [NodeID], info: NodeInfo, frame: Rect, drawn: Rect? = nil,
      viewport: Rect? = nil, effect: Transform? = nil, isPlaced: Bool = true, isChosen: Bool = true,
      text: TextLayout? = nil,
      tracks: GridPasses? = nil, guides: GuideLines? = nil
    ) {
      self.id = id
      self.parent = parent
      self.children = children
      self.info = info
      self.frame = frame
      self.drawn = drawn
      self.viewport = viewport
      self.effect = effect
      self.isPlaced = isPlaced
      self.isChosen = isChosen
      self.text = text
      self.tracks = tracks
      self.guides = guides
    }

    /// The same node with another description.
    public func described(by change: (inout NodeInfo) -> Void) -> Node {
      var info = info
      change(&info)
      return Node(self, info: info)
    }

    /// The same node in another frame, where it is also drawn.
    public func moved(to frame: Rect) -> Node {
      Node(
        id: id, parent: parent, children: children, info: info, frame: frame, viewport: viewport, effect: effect,
        isPlaced: isPlaced, isChosen: isChosen, text: text, tracks: tracks, guides: guides)
    }

    /// The same node with other nodes inside it.
    public func holding(_ children: [NodeID]) -> Node { Node(self, children: children) }

    private convenience init(_ node: Node, children: [NodeID]? = nil, info: NodeInfo? = nil) {
      self.init(
        id: node.id, parent: node.parent, children: children ?? node.children, info: info ?? node.info,
        frame: node.frame, drawn: node.drawn, viewport: node.viewport, effect: node.effect, isPlaced: node.isPlaced,
        isChosen: node.isChosen, text: node.text, tracks: node.tracks, guides: node.guides)
    }
  }

  /// One evaluation and layout. State that changes in it starts the next.
  ///
  /// Every round makes its own tree: node numbers in the events of a round other than the last are of that
  /// round's tree.
  public struct Round: Sendable {
    /// Every proposal, answer and placement, in the order they happened.
    public var events: [TraceEvent]
    /// The steps behind the answers and placements; events name them by ranges of indices.
    public var reasons: [Reason]
    /// What the round's effects changed, in the order in which the state was declared.
    public var changes: [StateChange]
    /// Whether the record became too long; it then lacks later measurements, but no placement.
    public var isCut = false

    /// Makes a round from finished events; that of a layout is made from its recorder.
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
  /// The value before the round's effects, as Swift prints it.
  public var old: String
  /// The value after them.
  public var new: String

  /// Makes a change of a named piece of state.
  public init(name: String, old: String, new: String) {
    self.name = name
    self.old = old
    self.new = new
  }
}

/// The tracks of a lazy grid in its two passes.
public struct GridPasses: Sendable, Equatable {
  /// A track of one pass.
  public struct Track: Sendable, Equatable {
    /// Where it starts, from the grid's leading (or top) edge, in points.
    public var start: Double
    /// Its length, in points.
    public var length: Double

    /// Makes a track of a start and a length in points.
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

  /// Makes the record of both passes; lengths are in points.
  public init(axis: Axis, measured: [Track], proposed: Double, answered: Double, placed: [Track]) {
    self.axis = axis
    self.measured = measured
    self.proposed = proposed
    self.answered = answered
    self.placed = placed
  }
}

/// One layout of one tree: proposals go down, answers come up, parents place.
///
/// It holds what must be remembered while that happens. Measuring is pure: the answer to a proposal depends on
/// the tree alone, so every proposal a container has answered is remembered and never worked out twice.
/// Each rule's file extends this type with how the rule measures and how it arranges its children.
final class Negotiation {
  let tree: LayoutTree
  let environment: LayoutEnvironment
  let recorder: TraceRecorder?
  let nodes: UnsafeMutablePointer<NodeRecord>
  let children: UnsafePointer<Int32>
  let states: UnsafeMutablePointer<NodeState>
  let count: Int
  var remembered: [RememberedAnswer] = []
  /// Children of the stacks being negotiated, the innermost stack's last.
  var candidates: [StackCandidate] = []
  /// How often a node that is no container was asked; counted to hold the negotiation to its bounds.
  var leafCalls = 0
  /// How often a container worked out an answer.
  var containerCalls = 0

  /// The safe area around what is being placed.
  var safeArea: SafeArea
  /// How what is being placed is drawn.
  var drawing = Transform.identity
  /// Frames as they are drawn, where an effect moves or scales them.
  var drawnFrames: [(node: NodeID, frame: Rect)] = []
  /// The first node this negotiation knows; those before it belong to another one.
  let firstNode: Int
  /// The layout this one is a part of: that of the `GeometryReader` around it.
  let outer: Negotiation?
  /// Whether geometry readers make their content; only the layout that counts does that.
  let makesContent: Bool

  /// Copies the tree's flat arrays into memory that the negotiation may address without checks.
  ///
  /// - Parameters:
  ///   - firstNode: where the nodes to lay out begin; a `GeometryReader`'s content is laid out on its own.
  ///   - outer: the layout around that content.
  ///   - makesContent: whether geometry readers make their content.
  init(
    _ tree: LayoutTree, from firstNode: Int = 0, in outer: Negotiation? = nil, safeArea: SafeArea,
    makesContent: Bool = true, recorder: TraceRecorder?
  ) {
    self.tree = tree
    self.outer = outer
    self.makesContent = makesContent
    self.recorder = recorder
    self.safeArea = safeArea
    self.firstNode = firstNode
    environment = tree.environment
    count = tree.records.count
    nodes = .allocate(capacity: count - firstNode) - firstNode
    states = .allocate(capacity: count - firstNode) - firstNode
    for index in firstNode..<count {
      (nodes + index).initialize(to: tree.records[index])
      (states + index).initialize(to: NodeState())
    }
    let list = UnsafeMutablePointer<Int32>.allocate(capacity: tree.children.count)
    list.initialize(from: tree.children, count: tree.children.count)
    children = UnsafePointer(list)
  }

  deinit {
    (nodes + firstNode).deallocate()
    (states + firstNode).deallocate()
    children.deallocate()
  }

  /// Where a node of this layout or one around it has been placed.
  func placedFrame(of id: NodeID) -> Rect {
    id.index >= firstNode ? states[id.index].frame : outer?.placedFrame(of: id) ?? Rect(origin: .zero, size: .zero)
  }

  /// The single child of a modifier.
  @inline(__always) func onlyChild(of id: NodeID) -> NodeID { child(of: id, at: 0) }

  @inline(__always) func child(of id: NodeID, at index: Int) -> NodeID {
    NodeID(children[Int(nodes[id.index].firstChild) + index])
  }
}

/// What is remembered of a node during one layout.
struct NodeState {
  /// The last proposal the node answered, and the answer: the first place to look.
  var lastProposal = Proposal.unspecified
  var lastAnswer = Size.zero
  var hasAnswer = false
  /// The latest of the node's remembered answers, by index; −1 when there is none.
  var newest: Int32 = -1
  /// The call that gave the last answer; −1 when nothing is recorded.
  var lastCall: Int32 = -1

  /// For a stack: the proposal its children's `offer` and `size` below belong to.
  var resolved = Proposal.unspecified
  var isResolved = false
  /// For a stack: how far its children reach beyond the alignment guide, before and after it.
  var before = 0.0
  var after = 0.0

  /// For a child of a stack: the gap before it, what the stack proposed to it last, and what it answered.
  var gap = 0.0
  var offer = Proposal.unspecified
  var size = Size.zero

  /// The call of that answer; −1 when nothing is recorded.
  var offerCall: Int32 = -1

  /// Where the node was placed, and what it was proposed for good.
  var frame = Rect(origin: .zero, size: .zero)
  var finalProposal = Proposal.unspecified
  var isPlaced = false
}

/// An answer a container gave, in a list that starts at the node's state.
struct RememberedAnswer {
  var proposal: Proposal
  var size: Size
  var next: Int32
  var call: Int32
}

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

  /// Copies the tree's flat arrays into memory that the negotiation may address without checks.
  init(_ tree: LayoutTree, recorder: TraceRecorder?) {
    self.tree = tree
    self.recorder = recorder
    environment = tree.environment
    count = tree.records.count
    nodes = .allocate(capacity: count)
    nodes.initialize(from: tree.records, count: count)
    states = .allocate(capacity: count)
    states.initialize(repeating: NodeState(), count: count)
    let list = UnsafeMutablePointer<Int32>.allocate(capacity: tree.children.count)
    list.initialize(from: tree.children, count: tree.children.count)
    children = UnsafePointer(list)
  }

  deinit {
    nodes.deallocate()
    states.deallocate()
    children.deallocate()
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
}

/// An answer a container gave, in a list that starts at the node's state.
struct RememberedAnswer {
  var proposal: Proposal
  var size: Size
  var next: Int32
  var call: Int32
}

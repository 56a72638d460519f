/// One layout of one tree: proposals go down, answers come up, parents place.
///
/// It holds what must be remembered during the layout. Measuring is pure: the answer to a proposal depends on the tree
/// alone, so every proposal a container has answered is remembered and never worked out twice. Each rule's file extends
/// this type with how the rule measures and how it arranges its children.
final class Negotiation {
  let tree: LayoutTree
  let environment: LayoutEnvironment
  let recorder: TraceRecorder?
  /// The recorder's log, reached without touching the recorder's reference count.
  let log: CallLog?
  /// The nodes of this layout, with their rules, lists of children and memories counted from the first of its own.
  let nodes: NodeTable<NodeRecord>
  private let rules: UnsafeMutablePointer<Rule>
  private let children: UnsafeMutablePointer<Int32>
  private let memories: UnsafeMutablePointer<NodeMemory>
  let customLeaves: [CustomLeaf]
  let states: NodeTable<NodeState>
  /// Where each node was placed, if it was.
  let store: FrameStore
  let frames: NodeTable<Rect>
  let placed: NodeTable<Bool>
  /// The final proposal to each node; only when recording, or where frames are relative to containers.
  let finalProposals: NodeTable<Proposal>?
  /// The numbers of the calls that concern each node; only when recording.
  let calls: NodeTable<NodeCalls>?
  /// How many nodes remember something.
  let memoryCount: Int
  let answers = Pool<RememberedAnswer>()
  let answerTable = AnswerTable<RememberedAnswer>()
  private let progress = UnsafeMutablePointer<Progress>.allocate(capacity: 1)
  /// The first node at which no steps were left.
  var stoppedAt: NodeID?

  /// The safe area of the window.
  let window: SafeArea
  /// The safe area around what is being placed.
  var safeArea: SafeArea
  /// How what is being placed is drawn.
  var drawing = Transform.identity {
    didSet { progress.pointee.isDrawnInPlace = drawing.isIdentity }
  }
  /// Frames as they are drawn, where an effect moves or scales them.
  var drawnFrames: [(node: NodeID, frame: Rect)] = []
  /// What safe area insets claim in the scroll views they stand around.
  var scrollInsets: [ScrollInset] = []
  /// The guides that views were asked for; `nil` before the first.
  var knownGuides: KnownGuides?
  /// The spacing preferences at the edges of views.
  var knownPreferences: [EdgeKey: EdgePreference] = [:]
  /// The layout that this one is a part of, with the `GeometryReader` whose content it lays out.
  let outer: Negotiation?
  /// Whether geometry readers make their content; only the final layout does that.
  let makesContent: Bool

  /// Copies the tree's flat arrays into memory that the negotiation may address without checks.
  ///
  /// - Parameters:
  ///   - firstNode: where the nodes to lay out begin; a `GeometryReader`'s content is laid out on its own.
  ///   - outer: the layout around that content.
  ///   - makesContent: whether geometry readers make their content.
  ///   - steps: how many steps it may take.
  init(
    _ tree: LayoutTree, from firstNode: Int = 0, in outer: Negotiation? = nil, safeArea: SafeArea,
    makesContent: Bool = true, steps: Int, recorder: TraceRecorder?
  ) {
    self.tree = tree
    self.outer = outer
    self.makesContent = makesContent
    self.recorder = recorder
    log = recorder?.log
    self.safeArea = safeArea
    window = outer?.window ?? safeArea
    environment = tree.environment
    progress.initialize(to: Progress(mostContainerCalls: steps))
    let own = OwnParts(of: tree, from: firstNode)
    nodes = NodeTable(copying: tree.records[own.nodes])
    own.renumber(nodes)
    rules = .copy(of: tree.rules[own.firstRule...])
    children = .copy(of: tree.children[own.firstChild...])
    customLeaves = tree.customLeaves
    states = NodeTable(zerosFor: own.nodes)
    memoryCount = Int(tree.memoryCount) - own.firstMemory
    memories = .zeros(memoryCount)
    store = FrameStore(own.nodes)
    frames = store.frames
    placed = store.placed
    let keepsProposals = recorder != nil || !tree.relativeFrames.isEmpty
    finalProposals = keepsProposals ? NodeTable(own.nodes, repeating: .unspecified) : nil
    calls = recorder.map { _ in NodeTable(own.nodes, repeating: NodeCalls()) }
  }

  deinit {
    progress.deallocate()
    answers.free()
    nodes.free()
    rules.deallocate()
    children.deallocate()
    states.free()
    memories.deallocate()
    finalProposals?.free()
    calls?.free()
  }

  /// Where a node of this layout or one around it has been placed.
  func placedFrame(of id: NodeID) -> Rect {
    // The tree has the frames of nodes that a reader made whose layout is over.
    store[id] ?? outer?.placedFrame(of: id) ?? tree.frame(of: id)
  }

  /// The single child of a modifier.
  @inline(__always) func onlyChild(of id: NodeID) -> NodeID { child(of: id, at: 0) }

  @inline(__always) func child(of id: NodeID, at index: Int) -> NodeID { NodeID(children(of: id)[index]) }

  /// Where the list of a node's children begins.
  @inline(__always) func children(of id: NodeID) -> UnsafeMutablePointer<Int32> {
    children + Int(nodes[id].firstChild)
  }

  @inline(__always) func childCount(of id: NodeID) -> Int { Int(nodes[id].childCount) }

  /// What is remembered of a node that does not answer immediately.
  @inline(__always) func memory(of id: NodeID) -> UnsafeMutablePointer<NodeMemory> {
    memories + Int(nodes[id].memory)
  }

  @inline(__always) func rule(of id: NodeID) -> Rule { rules[Int(nodes[id].rule)] }

  func facts(of id: NodeID) -> RuleFacts { tree.facts(of: id) }
}

/// Where the parts of a tree begin that belong to the nodes of one layout. A reader's content has its own rules,
/// children and memories, so the parts before are not copied again for each reader.
private struct OwnParts {
  let nodes: Range<Int>
  var firstRule = 0
  var firstChild = 0
  var firstMemory = 0

  init(of tree: LayoutTree, from firstNode: Int) {
    nodes = firstNode..<tree.records.count
    if firstNode == 0 { return }
    (firstRule, firstChild, firstMemory) = (tree.rules.count, tree.children.count, Int(tree.memoryCount))
    for record in tree.records[nodes] {
      firstRule = min(firstRule, Int(record.rule))
      firstChild = min(firstChild, Int(record.firstChild))
      if record.memory >= 0 { firstMemory = min(firstMemory, Int(record.memory)) }
    }
  }

  /// Makes the nodes name their parts by the place in the copies.
  func renumber(_ records: NodeTable<NodeRecord>) {
    if nodes.lowerBound == 0 { return }
    for index in nodes {
      let node = NodeID(index)
      records[node].rule -= Int32(firstRule)
      records[node].firstChild -= Int32(firstChild)
      if records[node].memory >= 0 { records[node].memory -= Int32(firstMemory) }
    }
  }
}

/// The values that change with nearly every call of a negotiation. They are in separate memory because the stored
/// properties of a class are checked for overlapping accesses, which took half of the time.
private struct Progress {
  var leafCalls = 0
  var containerCalls = 0
  var mostContainerCalls: Int
  var isDrawnInPlace = true
}

extension Negotiation {
  /// How often a node that is no container was asked; tests compare it with the bounds of a negotiation.
  @inline(__always) var leafCalls: Int {
    get { progress.pointee.leafCalls }
    set { progress.pointee.leafCalls = newValue }
  }

  /// How often a container worked out an answer.
  @inline(__always) var containerCalls: Int {
    get { progress.pointee.containerCalls }
    set { progress.pointee.containerCalls = newValue }
  }

  /// The number of container calls at which the layout stops; all other steps are subtracted from it.
  @inline(__always) var mostContainerCalls: Int {
    get { progress.pointee.mostContainerCalls }
    set { progress.pointee.mostContainerCalls = newValue }
  }

  @inline(__always) var isRecording: Bool { log != nil }

  /// Whether what is being placed is drawn where it is placed.
  @inline(__always) var isDrawnInPlace: Bool { progress.pointee.isDrawnInPlace }
}

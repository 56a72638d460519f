/// One layout of one tree: proposals go down, answers come up, parents place.
///
/// It holds what must be remembered while that happens. Measuring is pure: the answer to a proposal depends on
/// the tree alone, so every proposal a container has answered is remembered and never worked out twice.
/// Each rule's file extends this type with how the rule measures and how it arranges its children.
final class Negotiation {
  let tree: LayoutTree
  let environment: LayoutEnvironment
  let recorder: TraceRecorder?
  /// The recorder's log, at hand without touching the recorder's reference count.
  let log: CallLog?
  let nodes: UnsafePointer<NodeRecord>
  let rules: UnsafePointer<Rule>
  let children: UnsafePointer<Int32>
  let customLeaves: [CustomLeaf]
  let states: UnsafeMutablePointer<NodeState>
  private let memories: UnsafeMutablePointer<NodeMemory>
  /// The first of them that this negotiation has.
  private let firstMemory: Int
  /// Where each node was placed, if it was.
  let store: FrameStore
  let frames: UnsafeMutablePointer<Rect>
  let placed: UnsafeMutablePointer<Bool>
  /// What each node was proposed for good, and the numbers of the calls that concern it; only when recording.
  let finalProposals: UnsafeMutablePointer<Proposal>?
  let calls: UnsafeMutablePointer<NodeCalls>?
  let count: Int
  let answers = Pool<RememberedAnswer>()
  let answerTable = AnswerTable()
  private let progress = UnsafeMutablePointer<Progress>.allocate(capacity: 1)

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
  /// What views said about their guides.
  var knownGuides: [GuideKey: KnownGuide] = [:]
  /// The first node this negotiation knows; those before it belong to another one.
  let firstNode: Int
  /// Where the rules and the lists of children begin that its nodes have.
  private let firstRule: Int
  private let firstChild: Int
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
    log = recorder?.log
    self.safeArea = safeArea
    self.firstNode = firstNode
    environment = tree.environment
    count = tree.records.count
    progress.initialize(to: Progress())
    let size = count - firstNode
    nodes = UnsafePointer(Negotiation.copy(tree.records[firstNode...]) - firstNode)
    // A reader's content has rules and children of its own, so what came before is not copied again for each reader.
    let own = tree.records[firstNode...]
    firstRule = firstNode == 0 ? 0 : Int(own.reduce(Int32(tree.rules.count)) { min($0, $1.rule) })
    firstChild = firstNode == 0 ? 0 : Int(own.reduce(Int32(tree.children.count)) { min($0, $1.firstChild) })
    rules = UnsafePointer(Negotiation.copy(tree.rules[firstRule...]) - firstRule)
    children = UnsafePointer(Negotiation.copy(tree.children[firstChild...]) - firstChild)
    customLeaves = tree.customLeaves
    states = Negotiation.zeros(size) - firstNode
    firstMemory = Int(tree.records[firstNode...].first { $0.memory >= 0 }?.memory ?? tree.memoryCount)
    memories = Negotiation.zeros(Int(tree.memoryCount) - firstMemory) - firstMemory
    store = FrameStore(from: firstNode, to: count)
    frames = store.frames
    placed = store.placed
    finalProposals = recorder.map { _ in Negotiation.repeating(.unspecified, size) - firstNode }
    calls = recorder.map { _ in Negotiation.repeating(NodeCalls(), size) - firstNode }
  }

  deinit {
    progress.deallocate()
    answers.free()
    (nodes + firstNode).deallocate()
    (rules + firstRule).deallocate()
    (children + firstChild).deallocate()
    (states + firstNode).deallocate()
    (memories + firstMemory).deallocate()
    finalProposals.map { ($0 + firstNode).deallocate() }
    calls.map { ($0 + firstNode).deallocate() }
  }

  /// Where a node of this layout or one around it has been placed.
  func placedFrame(of id: NodeID) -> Rect {
    // The tree has the frames of nodes that a reader made whose layout is over.
    store[id.index] ?? outer?.placedFrame(of: id) ?? tree.frame(of: id)
  }

  /// The single child of a modifier.
  @inline(__always) func onlyChild(of id: NodeID) -> NodeID { child(of: id, at: 0) }

  @inline(__always) func child(of id: NodeID, at index: Int) -> NodeID {
    NodeID(children[Int(nodes[id.index].firstChild) + index])
  }

  /// What is remembered of a node that does not answer out of hand.
  @inline(__always) func memory(of id: NodeID) -> UnsafeMutablePointer<NodeMemory> {
    memories + Int(nodes[id.index].memory)
  }

  @inline(__always) func rule(of id: NodeID) -> Rule { rules[Int(nodes[id.index].rule)] }
}

extension Negotiation {
  var memoryCount: Int { Int(tree.memoryCount) - firstMemory }
}

/// What changes with nearly every call of a negotiation. It lies in memory of its own because the stored properties of
/// a class are checked for overlapping accesses, which took half of the time.
private struct Progress {
  var leafCalls = 0
  var containerCalls = 0
  var isDrawnInPlace = true
}

extension Negotiation {
  /// How often a node that is no container was asked; counted to hold the negotiation to its bounds.
  @inline(__always) var leafCalls: Int {
    get { progress.pointee.leafCalls }
    set { progress.pointee.leafCalls = newValue }
  }

  /// How often a container worked out an answer.
  @inline(__always) var containerCalls: Int {
    get { progress.pointee.containerCalls }
    set { progress.pointee.containerCalls = newValue }
  }

  @inline(__always) var isRecording: Bool { log != nil }

  /// Whether what is being placed is drawn where it is placed.
  @inline(__always) var isDrawnInPlace: Bool { progress.pointee.isDrawnInPlace }
}

/// Memory for a negotiation, and how it begins.
extension Negotiation {
  fileprivate static func copy<Element>(
    _ elements: ArraySlice<Element>
  ) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    elements.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { memory.initialize(from: start, count: buffer.count) }
    }
    return memory
  }

  fileprivate static func zeros<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: count)
    UnsafeMutableRawPointer(memory).initializeMemory(
      as: UInt8.self, repeating: 0, count: count * MemoryLayout<Element>.stride)
    return memory
  }

  fileprivate static func repeating<Element>(
    _ element: Element, _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: count)
    memory.initialize(repeating: element, count: count)
    return memory
  }
}

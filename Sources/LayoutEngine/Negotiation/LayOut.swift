/// The results of a layout, apart from the frames, which the tree keeps.
public struct LayoutOutcome: Sendable {
  /// The root's answer.
  public var size: Size
  /// How often a node that is no container was asked for its size.
  public var leafCalls: Int
  /// How often a container worked out an answer it did not remember.
  public var containerCalls: Int
  /// How many steps it took: one for each answer that was worked out, and more where many views were asked for it.
  public var steps: Int
  /// The view at which no steps were left; the frames are then useless.
  public var stoppedAt: NodeID?
  /// How much memory the layout needed while it ran, in bytes.
  public var memory: Int
}

extension LayoutTree {
  /// Lays the tree out: proposes a size to the root, and places it.
  ///
  /// - Parameters:
  ///   - root: the preview's root view.
  ///   - proposal: what the root is proposed, in points.
  ///   - container: the size in which the root is centred, as in a hosting view; `nil` puts it at the origin.
  ///   - safeAreaInsets: the part at the container's edges that only content ignoring the safe area enters.
  ///   - steps: how many steps it may take before it is stopped.
  ///   - recorder: records every proposal, answer and placement; `nil` records nothing.
  /// - Returns: the root's answer. The tree has the frames afterwards.
  @discardableResult
  public func layOut(
    root: NodeID, proposal: Proposal, container: Size? = nil, safeAreaInsets: Insets = .zero,
    steps: Int = .max, recorder: TraceRecorder? = nil
  ) -> LayoutOutcome {
    let safeArea = SafeArea(container: container, insets: safeAreaInsets)
    forgetLayout()
    safeAreas[root.rawValue] = safeArea
    var stepsLeft = relativeFrames.isEmpty ? steps : findContainerSizes(root, proposal, safeArea, steps: steps)
    if scrollViews.contains(where: { $0.scrollsToView }) {
      stepsLeft = findScrollOffsets(root, proposal, safeArea, steps: stepsLeft)
    }
    let negotiation = Negotiation(self, safeArea: safeArea, steps: stepsLeft, recorder: recorder)
    let size = negotiation.measure(root, proposal, .root)
    negotiation.place(root, at: centred(size, in: container == nil ? nil : safeArea.safe), proposal, size)
    negotiation.keepFrames()
    return LayoutOutcome(
      size: size, leafCalls: negotiation.leafCalls, containerCalls: negotiation.containerCalls,
      steps: steps - negotiation.stepsLeft, stoppedAt: negotiation.stoppedAt, memory: negotiation.memory)
  }

  private func centred(_ size: Size, in container: Rect?) -> Point {
    guard let container else { return .zero }
    var origin = container.origin
    for axis in Axis.allCases where size[axis].isFinite {
      origin[axis] += (container.size[axis] - size[axis]) / 2
    }
    return origin
  }

  private func forgetLayout() {
    frameStores = []
    drawnFrames = [:]
    drawings = [:]
    effectMaps = [:]
    safeAreas = [:]
    gridPasses = [:]
    guideLines = [:]
    askedGuides = []
    textLayouts = [:]
    finalProposals = [:]
    openQuestions = [:]
    containerSizes = [:]
    scrollOffsets = [:]
  }

  /// Lays the tree out without recording, a few times at most, until the containers from which `containerRelativeFrame`
  /// takes its length no longer change.
  ///
  /// - Returns: how many of the steps are left.
  private func findContainerSizes(_ root: NodeID, _ proposal: Proposal, _ safeArea: SafeArea, steps: Int) -> Int {
    var stepsLeft = steps
    for _ in 0..<4 {
      let negotiation = Negotiation(
        self, safeArea: safeArea, makesContent: false, steps: stepsLeft, recorder: nil)
      negotiation.place(root, at: .zero, proposal, negotiation.measure(root, proposal, .root))
      var sizes: [Int32: Size] = [:]
      for index in negotiation.store.nodes {
        let node = NodeID(index)
        if let size = negotiation.containerSize(of: node) { sizes[node.rawValue] = size }
      }
      stepsLeft = negotiation.stepsLeft
      if sizes == containerSizes { break }
      containerSizes = sizes
    }
    return stepsLeft
  }
}

extension SafeArea {
  /// The safe area of a window.
  init(container: Size?, insets: Insets) {
    let bounds = Rect(origin: .zero, size: container ?? .zero)
    var safe = bounds
    for edge in Edge.allCases {
      let inset = edge.isStart ? insets.start(edge.axis) : insets.end(edge.axis)
      safe = safe.moving(edge, to: bounds[edge] + (edge.isStart ? inset : -inset))
    }
    self.init(bounds: bounds, safe: safe)
  }
}

extension Negotiation {
  /// Passes to the tree the frames and what only the record needs: lines of text, the two passes of lazy grids, and the
  /// guides of stacks.
  func keepFrames() {
    let place = tree.frameStores.firstIndex { $0.nodes.lowerBound > store.nodes.lowerBound } ?? tree.frameStores.count
    tree.frameStores.insert(store, at: place)
    for (node, frame) in drawnFrames { tree.drawnFrames[node.rawValue] = frame }
    if isRecording { keepDetails() }
  }

  private func keepDetails() {
    for index in store.nodes {
      let node = NodeID(index)
      let proposal = finalProposals?[node] ?? .unspecified
      switch facts(of: node).detail {
      case .none: break
      case .lines(let text):
        tree.textLayouts[node.rawValue] = environment.textMeasurer.layOut(tree.texts[Int(text)], proposal: proposal)
      case .tracks(let grid):
        tree.gridPasses[node.rawValue] = gridPasses(
          tree.grids[Int(grid)], proposal, store[node]?.size ?? .zero, cells: childCount(of: node))
      case .finalProposal: tree.finalProposals[node.rawValue] = proposal
      case .guides: if store[node] != nil { tree.guideLines[node.rawValue] = guideLines(of: node) }
      }
      if let question = OpenQuestion(node, proposal, in: tree) {
        tree.openQuestions[node.rawValue] = question
      }
    }
  }
}

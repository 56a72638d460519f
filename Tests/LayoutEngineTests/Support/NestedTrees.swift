import LayoutEngine

/// Trees that are nested as deep as one likes, or as long.
struct NestedTree {
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  private(set) var root = NodeID(0)

  static let container = Size(width: 400, height: 800)

  /// - Parameter around: puts views around what is nested inside.
  init(depth: Int, around: (_ level: Int, _ inner: NodeID, _ tree: NestedTree) -> NodeID) {
    root = text("Hello")
    for level in 0..<depth { root = around(level, root, self) }
  }

  /// Several views in one container.
  init(count: Int, container: (_ views: [NodeID], _ tree: NestedTree) -> NodeID) {
    root = container((0..<count).map { text("View \($0)") }, self)
  }

  func text(_ string: String) -> NodeID {
    let content = TextContent(string, font: .style(.body, platform: .iOS))
    return tree.addText(content, info: NodeInfo(name: "Text"))
  }

  func add(_ rule: Rule, _ children: [NodeID]) -> NodeID {
    tree.add(rule, children: children, info: NodeInfo(name: "\(children.count) views"))
  }

  @discardableResult
  func layOut(steps: Int = .max, recorder: TraceRecorder? = nil) -> LayoutOutcome {
    tree.layOut(
      root: root, proposal: Proposal(NestedTree.container), container: NestedTree.container, steps: steps,
      recorder: recorder)
  }

  /// Lays the tree out with a record.
  func trace(limit: Int = .max) -> Trace {
    let recorder = TraceRecorder(limit: limit)
    layOut(recorder: recorder)
    return Trace(tree: tree, root: root, container: NestedTree.container, recorder: recorder)
  }

  /// Nested stacks with a text next to each, every other stack aligned on the texts' first baselines.
  static func alternating(_ depth: Int) -> NestedTree {
    NestedTree(depth: depth) { level, inner, tree in
      let isRow = level % 2 == 0
      let rule = StackRule(
        axis: isRow ? .horizontal : .vertical, alignment: isRow ? .firstTextBaseline : .horizontalCenter)
      return tree.add(.stack(rule), [inner, tree.text("Level \(level)")])
    }
  }

  /// Rows around one another, aligned on their texts' first baselines.
  static func baselines(_ depth: Int) -> NestedTree {
    NestedTree(depth: depth) { _, inner, tree in
      tree.add(.stack(StackRule(axis: .horizontal, alignment: .firstTextBaseline)), [inner, tree.text("a")])
    }
  }
}

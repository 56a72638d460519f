/// A tree of views as data: flat arrays of nodes, filled bottom up by the interpreter and laid out in place.
///
/// Children are added before their parents, so a node's number is larger than those of all below it.
///
///     let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
///     let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
///     let frame = tree.add(.fixedFrame(FixedFrameRule(width: 20)), children: [color], info: NodeInfo(name: "frame"))
///     let outcome = tree.layOut(root: frame, proposal: Proposal(width: 100, height: 50))
///     // outcome.size is 20 × 50
public final class LayoutTree {
  /// What the layout depends on apart from the views.
  public let environment: LayoutEnvironment
  var records: [NodeRecord] = []
  /// How many of the nodes remember something during a layout.
  private(set) var memoryCount: Int32 = 0
  /// The rules of the nodes; neighbours with equal rules share one.
  private(set) var rules: [Rule] = []
  /// The facts of each of the rules.
  private(set) var facts: [RuleFacts] = []
  var children: [Int32] = []
  var infos: [NodeInfo] = []
  var grids: [LazyGridRule] = []
  var texts: [PreparedText] = []
  var customLeaves: [CustomLeaf] = []
  var guideClosures: [(ViewDimensions) -> Double] = []
  var guideDefaults: [(ViewDimensions) -> Double] = []
  var effects: [RenderEffect] = []
  var readers: [(GeometryProxy) -> [NodeID]] = []
  var scrollViews: [ScrollViewRule] = []
  /// How far scroll views are scrolled to show the view of their position.
  var scrollOffsets: [Int32: Point] = [:]
  var rowGrids: [GridRule] = []
  var cellTraits: [GridCellTraits] = []
  var relativeFrames: [ContainerRelativeFrameRule] = []
  var layouts: [CustomLayout] = []
  var coordinateSpaces: [Int32: String] = [:]
  /// Where the last layout put the nodes, and each layout within it.
  var frameStores: [FrameStore] = []
  var drawnFrames: [Int32: Rect] = [:]
  /// How the nodes are drawn that are not drawn in place.
  var drawings: [Int32: Transform] = [:]
  /// How effects transform the views inside them, by the effect's node.
  var effectMaps: [Int32: Transform] = [:]
  /// The safe area at the root, and where a view changes it for those inside.
  var safeAreas: [Int32: SafeArea] = [:]
  var visualEffects: [(GeometryProxy) -> VisualEffect] = []
  /// The nodes that frames inside them are relative to, besides scroll views.
  var containers: Set<Int32> = []
  /// The sizes of scroll views and other containers, for frames that are relative to them.
  var containerSizes: [Int32: Size] = [:]
  /// The direction in which the nodes that are added next are laid out.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The scheme whose colours the nodes that are added next are drawn in; `nil` for that of the picture.
  public var colorScheme: Paint.Scheme?
  /// A rule by which the nodes added next are laid out instead of their own; `nil` keeps their own.
  public var substitution: RuleSubstitution?
  var gridPasses: [Int32: GridPasses] = [:]
  var guideLines: [Int32: GuideLines] = [:]
  var textLayouts: [Int32: TextLayout] = [:]
  /// The final proposals to geometry readers.
  var finalProposals: [Int32: Proposal] = [:]
  /// The open questions that nodes raise.
  var openQuestions: [Int32: OpenQuestion] = [:]

  /// Makes a tree without nodes.
  public init(environment: LayoutEnvironment) {
    self.environment = environment
  }

  /// How many nodes there are.
  public var nodeCount: Int { records.count }

  /// Adds a node above its children.
  ///
  /// - Parameters:
  ///   - rule: how the node answers proposals and places its children.
  ///   - childIDs: nodes that were added before and have no parent yet, in the order they are laid out.
  ///   - info: the node's name, labels and place in the source.
  /// - Returns: the node's number.
  @discardableResult
  public func add(_ rule: Rule, children childIDs: [NodeID] = [], info: NodeInfo) -> NodeID {
    let id = NodeID(records.count)
    let rule = index(of: substitution?.rule(id, rule) ?? rule)
    let facts = facts[Int(rule)]
    records.append(
      NodeRecord(
        rule: rule, firstChild: Int32(children.count), childCount: Int32(childIDs.count),
        priority: priority(facts, childIDs), traits: traits(facts, childIDs), answering: facts.answering,
        memory: memoryNumber(facts)))
    for child in childIDs {
      records[child.index].parent = id.rawValue
      children.append(child.rawValue)
    }
    infos.append(info)
    if let colorScheme { infos[id.index].appearance = info.appearance.fixed(in: colorScheme) }
    if layoutDirection == .rightToLeft { infos[id.index].appearance = infos[id.index].appearance.mirrored() }
    if let axis = facts.childAxis { setStackAxis(axis, of: childIDs) }
    return id
  }

  /// Adds a text.
  @discardableResult
  public func addText(_ content: TextContent, info: NodeInfo) -> NodeID {
    texts.append(environment.textMeasurer.prepare(colorScheme.map { content.fixed(in: $0) } ?? content))
    return add(.text(Int32(texts.count - 1)), info: info)
  }

  /// Adds a lazy grid above its cells.
  @discardableResult
  public func addLazyGrid(_ grid: LazyGridRule, children: [NodeID], info: NodeInfo) -> NodeID {
    grids.append(substitution?.lazyGrid(NodeID(records.count), grid) ?? grid)
    return add(.lazyGrid(Int32(grids.count - 1)), children: children, info: info)
  }

  /// Adds a leaf that a closure answers for; the closure must depend on nothing but the proposal.
  @discardableResult
  public func addLeaf(info: NodeInfo, sizeThatFits: @escaping (Proposal) -> Size) -> NodeID {
    customLeaves.append(CustomLeaf(sizeThatFits: sizeThatFits))
    return add(.custom(Int32(customLeaves.count - 1)), info: info)
  }

  /// Adds a modifier whose closure sets a guide of the view inside.
  @discardableResult
  public func addAlignmentGuide(
    _ guide: Guide, child: NodeID, info: NodeInfo, compute: @escaping (ViewDimensions) -> Double
  ) -> NodeID {
    guideClosures.append(compute)
    return add(.alignmentGuide(guide, Int32(guideClosures.count - 1)), children: [child], info: info)
  }

  /// Defines a guide of the scenario's own, with the closure that gives its default value.
  public func addGuide(_ axis: Axis, defaultValue: @escaping (ViewDimensions) -> Double) -> Guide {
    guideDefaults.append(defaultValue)
    return Guide(axis: axis, id: Guide.firstCustomID + Int16(guideDefaults.count - 1))
  }

  /// How many guides of the scenario's own are defined.
  public var guideCount: Int { guideDefaults.count }

  /// Adds a modifier that changes how its child is drawn, not how it is laid out.
  @discardableResult
  public func addRenderEffect(_ effect: RenderEffect, child: NodeID, info: NodeInfo) -> NodeID {
    effects.append(effect)
    return add(.renderEffect(Int32(effects.count - 1)), children: [child], info: info)
  }

  /// Adds `visualEffect`, whose drawing depends on where its child is placed.
  @discardableResult
  public func addVisualEffect(
    child: NodeID, info: NodeInfo, effect: @escaping (GeometryProxy) -> VisualEffect
  ) -> NodeID {
    visualEffects.append(effect)
    return addRenderEffect(.visual(Int32(visualEffects.count - 1)), child: child, info: info)
  }

  /// Adds a `GeometryReader`. Its content is added to the tree when the reader is placed.
  ///
  /// - Parameters:
  ///   - info: the node's name, labels and place in the source.
  ///   - content: adds the content's nodes and returns the node of each of its views.
  @discardableResult
  public func addGeometryReader(info: NodeInfo, content: @escaping (GeometryProxy) -> [NodeID]) -> NodeID {
    readers.append(content)
    return add(.geometryReader(Int32(readers.count - 1)), info: info)
  }

  /// Releases all closures and whatever they hold, once the tree is laid out.
  ///
  /// Closures that refer to the tree would otherwise keep it and themselves alive for ever. The nodes that they made
  /// and all frames stay; the tree must not be laid out again.
  public func releaseClosures() {
    readers = []
    visualEffects = []
    layouts = []
    customLeaves = []
    guideClosures = []
    guideDefaults = []
  }

  /// Adds a scroll view around its content.
  @discardableResult
  public func addScrollView(_ rule: ScrollViewRule, content: NodeID, info: NodeInfo) -> NodeID {
    scrollViews.append(rule)
    return add(.scrollView(Int32(scrollViews.count - 1)), children: [content], info: info)
  }

  /// Adds a `Grid` above its rows; a child that is no `GridRow` is a row of one cell over all columns.
  @discardableResult
  public func addGrid(_ rule: GridRule, children: [NodeID], info: NodeInfo) -> NodeID {
    rowGrids.append(rule)
    return add(.grid(Int32(rowGrids.count - 1)), children: children, info: info)
  }

  /// Adds a modifier that tells the grid a trait of its cell.
  @discardableResult
  public func addGridCell(_ traits: GridCellTraits, child: NodeID, info: NodeInfo) -> NodeID {
    cellTraits.append(traits)
    return add(.gridCell(Int32(cellTraits.count - 1)), children: [child], info: info)
  }

  /// Adds `containerRelativeFrame`.
  @discardableResult
  public func addContainerRelativeFrame(
    _ rule: ContainerRelativeFrameRule, child: NodeID, info: NodeInfo
  ) -> NodeID {
    relativeFrames.append(rule)
    return add(.containerRelativeFrame(Int32(relativeFrames.count - 1)), children: [child], info: info)
  }

  /// Makes a node a container for frames inside it that are relative to one, as a navigation stack is.
  public func addContainer(_ node: NodeID) { containers.insert(node.rawValue) }

  /// Adds a layout of the scenario's own above its subviews.
  @discardableResult
  public func addLayout(_ layout: CustomLayout, children: [NodeID], info: NodeInfo) -> NodeID {
    layouts.append(layout)
    return add(.customLayout(Int32(layouts.count - 1)), children: children, info: info)
  }

  /// Names a node's coordinate space.
  public func addCoordinateSpace(_ name: String, to node: NodeID) { coordinateSpaces[node.rawValue] = name }

  /// Names a node, as `accessibilityIdentifier` does.
  public func addLabel(_ label: String, to node: NodeID) {
    infos[node.index].labels.append(label)
  }

  /// Notes an effect on a node's appearance that is not drawn.
  public func addUndrawnEffect(_ modifierName: String, to node: NodeID) {
    infos[node.index].undrawnEffects.append(modifierName)
  }

  /// Notes a modifier that only writes the environment and so is no node.
  public func addEnvironment(_ modifierName: String, to node: NodeID) {
    infos[node.index].environment.append(modifierName)
  }

  /// Notes something around nodes in the source that is not a node, from the inside out.
  public func addEnclosure(_ enclosure: Enclosure, to nodes: [NodeID]) {
    for node in nodes { infos[node.index].enclosures.append(enclosure) }
  }

  /// What a node is called and where it stands in the source.
  public func info(of node: NodeID) -> NodeInfo { infos[node.index] }

  /// Replaces the outline of a node by one that depends on its frame. Nothing is laid out again.
  public func setOutline(_ outline: Outline, of node: NodeID) {
    infos[node.index].appearance = infos[node.index].appearance.drawn(outline)
  }

  /// The node above; `nil` for a root.
  public func parent(of node: NodeID) -> NodeID? {
    let parent = records[node.index].parent
    return parent < 0 ? nil : NodeID(parent)
  }

  /// The nodes directly below, in layout order.
  public func children(of node: NodeID) -> [NodeID] {
    let record = records[node.index]
    return (0..<record.childCount).map { NodeID(children[Int(record.firstChild + $0)]) }
  }

  /// Where the last layout put a node, in the container's coordinates and unrounded points.
  public func frame(of node: NodeID) -> Rect {
    placedFrame(of: node) ?? Rect(origin: .zero, size: .zero)
  }

  private func placedFrame(of node: NodeID) -> Rect? {
    // The layouts lie one behind the other, in the order of their first nodes.
    var (low, high) = (0, frameStores.count)
    while low < high {
      let middle = (low + high) / 2
      if frameStores[middle].nodes.lowerBound <= node.index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? frameStores[low - 1][node] : nil
  }

  /// Where a node is drawn, if an effect moves or scales it; `nil` where it is drawn in its frame.
  public func drawnFrame(of node: NodeID) -> Rect? { drawnFrames[node.rawValue] }

  /// Whether the last layout placed the node: `ViewThatFits` leaves out all views but one.
  public func isPlaced(_ node: NodeID) -> Bool { placedFrame(of: node) != nil }
}

extension LayoutTree {
  func rule(of index: Int) -> Rule { rules[Int(records[index].rule)] }

  func facts(of node: NodeID) -> RuleFacts { facts[Int(records[node.index].rule)] }

  /// Keeps a rule, or finds an equal one among those kept last: the cells of a table and the views of a list repeat
  /// a few rules, and a short table of rules stays in the processor's cache.
  private func index(of rule: Rule) -> Int32 {
    for index in rules.indices.suffix(4).reversed() where rules[index] == rule { return Int32(index) }
    rules.append(rule)
    facts.append(facts(of: rule))
    return Int32(rules.count - 1)
  }

  /// The priority a stack sees.
  private func priority(_ facts: RuleFacts, _ children: [NodeID]) -> Double {
    switch facts.priority {
    case .value(let value): value
    case .ofFirstChild: children.first.map { records[$0.index].priority } ?? 0
    }
  }

  private func traits(_ facts: RuleFacts, _ children: [NodeID]) -> NodeTraits {
    var traits = ownTraits(facts)
    var allRigid = true
    for child in facts.layoutChildren(children) {
      let below = records[child.index].traits
      traits.formUnion(below.intersection(.inherited))
      allRigid = allRigid && below.contains(.rigid)
    }
    switch facts.rigidity {
    case .never: break
    case .always: traits.insert(.rigid)
    case .asItsChildren: if allRigid { traits.insert(.rigid) }
    }
    if let first = children.first,
      children.contains(where: { records[$0.index].priority != records[first.index].priority })
    {
      traits.insert(.mixedPriorities)
    }
    return traits
  }

  /// The traits that do not depend on the children.
  private func ownTraits(_ facts: RuleFacts) -> NodeTraits {
    var traits: NodeTraits = []
    switch facts.guides {
    case .text, .baseline: traits.insert(.textBaseline)
    case .closure: traits.insert(.explicitGuide)
    case .layout(let index): if layouts[Int(index)].explicitAlignment != nil { traits.insert(.explicitGuide) }
    case .nowhere, .childUnmoved, .firstChild, .children, .sideBySide: break
    }
    switch facts.context {
    case .none: break
    case .ignoresSafeArea, .secondaryIgnoresSafeArea, .safeAreaInset, .safeAreaPadding, .drawing, .content:
      traits.insert(.changesContext)
    }
    if facts.kind == .leaf { traits.insert(.leaf) }
    if layoutDirection == .rightToLeft { traits.insert(.rightToLeft) }
    return traits
  }

  private func memoryNumber(_ facts: RuleFacts) -> Int32 {
    guard facts.answering.needsMemory else { return -1 }
    memoryCount += 1
    return memoryCount - 1
  }

  /// Gives the spacers and dividers of a stack its axis.
  ///
  /// 1. It reaches through modifiers: through `background` and `overlay` to the view they are put on.
  /// 2. It ends at other containers. A scroll view's is not its content's: that stands in a column.
  private func setStackAxis(_ axis: Axis, of nodes: [NodeID]) {
    for node in nodes {
      var current: NodeID? = node
      while let inner = current {
        records[inner.index].stackAxis = axis
        current = wrappedNode(of: inner)
      }
    }
  }

  /// The view a modifier is put on, or the only one to choose; `nil` for everything else.
  private func wrappedNode(of node: NodeID) -> NodeID? {
    let record = records[node.index]
    switch facts(of: node).kind {
    case .leaf, .container, .viewport: return nil
    case .choice where record.childCount != 1: return nil
    case .modifier, .frame, .choice: break
    }
    return record.childCount == 0 ? nil : NodeID(children[Int(record.firstChild)])
  }
}

extension RuleFacts {
  /// The children that take part in the layout of the node itself: a background does not.
  fileprivate func layoutChildren(_ children: [NodeID]) -> ArraySlice<NodeID> {
    switch guides {
    case .firstChild: children.prefix(1)
    case .nowhere, .text, .baseline, .closure, .childUnmoved, .children, .sideBySide, .layout: children[...]
    }
  }
}

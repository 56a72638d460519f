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
  /// The nodes of `alignmentGuide` whose guide a layout asked for.
  var askedGuides: Set<Int32> = []
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
    infos[id.index].zIndex = zIndex(facts, childIDs)
    if let colorScheme { infos[id.index].appearance = info.appearance.fixed(in: colorScheme) }
    if layoutDirection == .rightToLeft { infos[id.index].appearance = infos[id.index].appearance.mirrored() }
    if let axis = facts.childAxis { setStackAxis(axis, of: childIDs) }
    return id
  }

  /// Gives a node another rule of the same kind.
  public func setRule(_ rule: Rule, of node: NodeID) { records[node.index].rule = index(of: rule) }

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

  private func memoryNumber(_ facts: RuleFacts) -> Int32 {
    guard facts.answering.needsMemory else { return -1 }
    memoryCount += 1
    return memoryCount - 1
  }
}

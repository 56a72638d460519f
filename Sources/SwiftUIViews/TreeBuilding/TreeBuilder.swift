internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Makes the nodes of a layout tree from views, passing the environment down.
final class TreeBuilder {
  let evaluator: Evaluator
  let tree: LayoutTree
  /// Which `GridRow` a cell comes from, until the grid around it asks.
  var rows: [NodeID: GridRowMark] = [:]
  /// Which `Section` a view comes from, until the lazy grid around it asks.
  var sections: [NodeID: SectionMark] = [:]
  /// The traits of rows, until the list around them asks.
  var rowTraits: [NodeID: RowTraits] = [:]
  /// The nodes that stand for rows of lazy containers that are not made.
  var remainingRows: [NodeID: RemainingRows] = [:]
  var enclosures: Int32 = 0
  /// The effects to run after the layout, in the order of the views.
  var effects: [Effect] = []
  /// The preferences that nodes set, in place of those inside them.
  var preferences: [NodeID: [PreferenceSource]] = [:]
  /// The presentations of views, in the order of the views.
  var presentations: [Presentation] = []
  /// Which views the nodes stand for, to identify the members of a group from round to round.
  var members: [NodeID: MemberKey] = [:]
  /// The views that `id` and `ForEach` identify, which scroll views may be scrolled to.
  var identified: [(id: String, node: NodeID)] = []
  var readings: [PreferenceReading] = []
  var readers: [(identity: Int, held: ReaderPreferences)] = []
  /// The views with a matched geometry, in the order of the views.
  var matches: [MatchedView] = []
  /// The rows of lazy containers that set preferences.
  var lazyRows: [RowPreferences] = []
  /// The outlines that are asked for after the layout.
  var outlines: [OwnOutline] = []
  /// How many geometry readers there are around what is being built.
  var readerLevel = 0

  init(evaluator: Evaluator, tree: LayoutTree) {
    self.evaluator = evaluator
    self.tree = tree
    evaluator.preview.layoutValues = [:]
    evaluator.preview.textLength = 0
  }

  /// The nodes of a view: none for an empty one, several for a group.
  func nodes(of view: ViewValue, in environment: ViewEnvironment) throws(Diagnostics) -> [NodeID] {
    let nodes = try build(view, in: environment)
    switch view.content {
    case .group, .identified, .section, .modified: break
    default:
      // Several nodes already have the keys of their members.
      if nodes.count == 1 { members[nodes[0]] = MemberKey(identity: environment.identity, source: view.site.source) }
    }
    return nodes
  }

  private func build(_ view: ViewValue, in environment: ViewEnvironment) throws(Diagnostics) -> [NodeID] {
    if environment.loading != nil || environment.joining != nil, !view.content.isTransparent {
      var inner = environment
      (inner.loading, inner.joining) = (nil, nil)
      return try build(view, in: inner)
    }
    if let stack = environment.joining, view.isMadeAsList {
      return try joined(list: view, by: stack, in: environment)
    }
    let source = view.site.source
    try evaluator.enter(source)
    defer { evaluator.leave() }
    switch view.content {
    case .empty: return []
    case .color(let paint): return [try add(.greedy, [], view.site.info(.fill(.rectangle, paint)))]
    case .shape(let shape):
      return [try self.shape(shape, view.site, environment)]
    case .text, .joinedText: return [try text(view, environment)]
    case .image(let image): return [try self.image(image, view.site, environment)]
    case .spacer(let minLength): return [try add(.spacer(minimum: OptionalLength(minLength)), [], view.site.info())]
    case .divider: return [try add(.divider, [], view.site.info(.fill(.rectangle, SystemColor.secondary.opacity(0.5))))]
    case .stack(let rule, let children):
      return [try add(.stack(rule), try nodes(of: children, in: environment), view.site.info())]
    case .zStack(let alignment, let children):
      return [try add(.zStack(alignment), try nodes(of: children, in: environment), view.site.info())]
    case .lazyGrid(let grid, let children):
      let before = identified.count
      let cells = try nodes(of: children, in: loadingLazily(environment))
      warnOfSharedIDs(of: cells, among: identified[before...], source)
      try checkCount(source)
      return [tree.addLazyGrid(withSections(grid, cells), children: cells, info: view.site.info())]
    case .group(let views):
      return enclose(try groupNodes(of: views, in: environment), view.site.enclosure, named: view.site.name)
    case .identified(let id, let views):
      var inner = environment
      inner.identity = evaluator.preview.memory.identities.child(of: environment.identity, source, id: id)
      let nodes = try handedOn(views, in: inner, source)
      if let first = nodes.first { identified.append((id, first)) }
      return nodes
    case .section(let header, let content, let footer):
      var inner = environment
      inner.joining = nil
      let nodes = try section(header, content, footer, in: inner)
      return enclose(nodes, view.site.enclosure, named: view.site.name)
    case .geometryReader(let content): return [try reader(content, view.site, in: environment)]
    case .instance(let structure):
      var inner = environment
      inner.identity = evaluator.preview.memory.identities.child(of: environment.identity, source)
      let installed = evaluator.preview.memory.states.install(structure, at: inner.identity)
      let body = try handedOn(try evaluator.body(of: installed, in: inner, source), in: inner, source)
      return enclose(body, .view, named: structure.type.name)
    case .modified: return try chain(view, in: environment)
    case .made(let make): return try make(self, view.site, environment)
    case .tableColumn, .tableRow: return []
    }
  }

  /// The nodes of several views in order.
  func nodes(of views: [ViewValue], in environment: ViewEnvironment) throws(Diagnostics) -> [NodeID] {
    var nodes: [NodeID] = []
    for view in views {
      do throws(Diagnostics) {
        nodes += try self.nodes(of: view, in: environment)
      } catch {
        guard evaluator.isGap(error), let reason = error.all.first else {
          try evaluator.note(error)
          continue
        }
        nodes += try standIn(for: view, reason, in: environment)
      }
    }
    return nodes
  }

  /// A node for views none of which takes part in layout, such as an `if` that does not hold; an `EmptyView` in the
  /// source counts as the source's own.
  func addEmpty(_ views: [ViewValue], _ source: SourceRange) throws(Diagnostics) -> NodeID {
    var info = NodeInfo(name: "EmptyView", source: source)
    info.isPart = !views.contains { $0.site.name == info.name }
    return try add(.empty, [], info)
  }

  func add(_ rule: Rule, _ children: [NodeID], _ info: NodeInfo) throws(Diagnostics) -> NodeID {
    try checkCount(info.source)
    return tree.add(rule, children: children, info: info)
  }

  /// A node is also laid out, recorded and drawn, which takes as long as a number of evaluation steps.
  func checkCount(_ source: SourceRange) throws(Diagnostics) {
    try evaluator.step(source, cost: 20)
    defineGuides()
    if tree.nodeCount + evaluator.preview.options.nodesBefore >= evaluator.preview.options.limits.nodes {
      throw .tooManyNodes(evaluator.preview.options.limits.nodes, source)
    }
  }
}

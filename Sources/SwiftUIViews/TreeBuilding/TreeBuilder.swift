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
  private var enclosures: Int32 = 0
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
      let cells = try nodes(of: children, in: environment)
      warnOfSharedIDs(of: cells, among: identified[before...], source)
      try checkCount(source)
      return [tree.addLazyGrid(withSections(grid, cells), children: cells, info: view.site.info())]
    case .group(let views):
      return enclose(try nodes(of: views, in: environment), view.site.enclosure, named: view.site.name)
    case .identified(let id, let views):
      var inner = environment
      inner.identity = evaluator.preview.memory.identities.child(of: environment.identity, source, id: id)
      let nodes = try nodes(of: views, in: inner)
      if let first = nodes.first { identified.append((id, first)) }
      return nodes
    case .section(let header, let content, let footer):
      let nodes = try section(header, content, footer, in: environment)
      return enclose(nodes, view.site.enclosure, named: view.site.name)
    case .geometryReader(let content): return [try reader(content, view.site, in: environment)]
    case .instance(let structure):
      var inner = environment
      inner.identity = evaluator.preview.memory.identities.child(of: environment.identity, source)
      let installed = evaluator.preview.memory.states.install(structure, at: inner.identity)
      let body = try nodes(of: try evaluator.body(of: installed, in: inner, source), in: inner)
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

  /// One node for however many views: an implicit stack around several, nothing at all around none.
  func oneNode(
    of views: [ViewValue], in environment: ViewEnvironment, alignment: Alignment, _ source: SourceRange
  ) throws(Diagnostics) -> NodeID {
    let nodes = try nodes(of: views, in: environment)
    if nodes.count == 1 { return nodes[0] }
    if nodes.isEmpty { return try addEmpty(views, source) }
    return try add(.zStack(alignment), nodes, NodeInfo(name: "ZStack", arguments: "implicit", source: source))
  }

  /// A node for views none of which takes part in layout, such as an `if` that does not hold; an `EmptyView` in the
  /// source counts as the source's own.
  func addEmpty(_ views: [ViewValue], _ source: SourceRange) throws(Diagnostics) -> NodeID {
    var info = NodeInfo(name: "EmptyView", source: source)
    info.isPart = !views.contains { $0.site.name == info.name }
    return try add(.empty, [], info)
  }

  // MARK: Modifiers

  /// A view with modifiers, in a loop: the environment from the outermost in, then the nodes from the innermost out.
  private func chain(_ view: ViewValue, in environment: ViewEnvironment) throws(Diagnostics) -> [NodeID] {
    var inner = environment
    var layers: [(modification: ViewModification, site: CallSite, environment: ViewEnvironment)] = []
    var current = view
    var levels = 0
    defer { for _ in 0..<levels { evaluator.leave() } }
    while case .modified(let base, let modification) = current.content {
      if modification.isAround {
        try evaluator.enter(current.site.source)
        levels += 1
      }
      layers.append((modification, current.site, inner))
      if case .environment(let change) = modification { try change.apply(&inner, evaluator) }
      current = base
      if case .identity(let id, _) = modification {
        inner.identity = evaluator.preview.memory.identities.child(
          of: inner.identity, layers[layers.count - 1].site.source, id: id)
      }
      if case .own(let modifier) = modification {
        let source = layers[layers.count - 1].site.source
        inner.identity = evaluator.preview.memory.identities.child(of: inner.identity, source)
        let installed = evaluator.preview.memory.states.install(modifier, at: inner.identity)
        let content = evaluator.group([base], .content, named: "content", source)
        let views = try evaluator.body(of: installed, content: content, in: inner, source)
        layers.removeLast()
        current = evaluator.group(views, .viewModifier, named: modifier.type.name, view.site.source)
      }
    }
    follow(inner)
    let nodes = try apply(layers, to: try nodes(of: current, in: inner))
    follow(environment)
    return nodes
  }

  /// The modifiers of a chain from the innermost out.
  private func apply(
    _ layers: [(modification: ViewModification, site: CallSite, environment: ViewEnvironment)], to base: [NodeID]
  ) throws(Diagnostics) -> [NodeID] {
    var nodes = base
    for layer in layers.reversed() {
      follow(layer.environment)
      var hasNode = false
      if case .feedback(let feedback) = layer.modification {
        for index in nodes.indices {
          nodes[index] = try apply(feedback, layer.site, to: nodes[index], in: layer.environment)
        }
        enclose(nodes, .modifier, named: layer.site.name)
        continue
      }
      for index in nodes.indices {
        let node = try apply(layer.modification, layer.site, to: nodes[index], in: layer.environment)
        inherit(from: nodes[index], to: node)
        hasNode = hasNode || node != nodes[index]
        nodes[index] = node
        // Outside `id(_:)` the view stays the same when the id changes.
        if case .identity = layer.modification { members[node]?.identity = layer.environment.identity }
      }
      // A change that no call in the source makes has no name, and the record does not show it.
      if !hasNode, !layer.site.name.isEmpty { enclose(nodes, .modifier, named: layer.site.name) }
    }
    return nodes
  }

  /// A modifier's node takes the place of the one inside.
  func inherit(from inner: NodeID, to outer: NodeID) {
    guard inner != outer else { return }
    if let row = rows[inner] { rows[outer] = row }
    if let section = sections[inner] { sections[outer] = section }
    if let traits = rowTraits[inner] { rowTraits[outer] = traits }
    if let values = evaluator.preview.layoutValues[inner] { evaluator.preview.layoutValues[outer] = values }
    if let member = members[inner] { members[outer] = member }
  }

  /// The nodes that are added next are laid out in the environment's direction and drawn in its scheme.
  func follow(_ environment: ViewEnvironment) {
    tree.colorScheme = environment.colorScheme
    tree.layoutDirection = environment.layoutDirection
  }

  private func apply(
    _ modification: ViewModification, _ site: CallSite, to node: NodeID, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    switch modification {
    case .rule(let rule): return try add(rule, [node], site.info())
    case .effect(let effect):
      try checkCount(site.source)
      return tree.addRenderEffect(effect, child: node, info: site.info())
    case .drawing(let drawing):
      let drawn = try add(.neutral, [node], site.info(appearance(of: drawing, environment)))
      if case .clip(let shape) = drawing, shape.isDrawnLater || !shape.effects.isEmpty {
        outlines.append(OwnOutline(node: drawn, shape: shape, environment: environment, isClip: true))
      }
      return drawn
    case .secondary(let views, let alignment, let isBackground, let edges):
      let secondary = try oneNode(of: views, in: environment, alignment: alignment, site.source)
      var info = site.info()
      info.isBackground = isBackground
      return try add(.secondary(alignment, ignoring: edges), [node, secondary], info)
    case .environment where site.name.isEmpty: break
    case .environment: tree.addEnvironment(site.name, to: node)
    case .undrawn: tree.addUndrawnEffect(site.name, to: node)
    case .label(let label): tree.addLabel(label, to: node)
    case .identity(let id, let isName):
      if isName { tree.addLabel(id, to: node) }
      identified.append((id, node))
    case .made(let make):
      try checkCount(site.source)
      return try make(self, node, site, environment)
    case .badge(let badge):
      rowTraits[node, default: RowTraits()].badge = badge
      tree.addEnvironment(site.name, to: node)
    case .nothing, .tag, .tabItem, .own, .feedback: break
    }
    return node
  }

  private func appearance(of drawing: DrawingModification, _ environment: ViewEnvironment) -> Appearance {
    switch drawing {
    case .border(let style, let width):
      return .stroke(.rectangle, environment.paint(style), LineStyle(width: width), inset: true)
    case .clip(let shape): return .clip(shape.outline)
    case .opacity(let opacity): return .opacity(opacity)
    case .passing: return .nothing
    }
  }

  /// Notes something around nodes in the source that is not a node.
  @discardableResult
  private func enclose(_ nodes: [NodeID], _ kind: Enclosure.Kind, named name: String) -> [NodeID] {
    enclosures += 1
    tree.addEnclosure(Enclosure(kind, name: name, id: enclosures), to: nodes)
    return nodes
  }

  // MARK: Leaves

  private func appearance(of shape: ShapeValue, _ environment: ViewEnvironment) -> Appearance {
    switch shape.drawing {
    case .fill(let style): return .fill(shape.outline, environment.paint(style))
    case .stroke(let style, let line, let inset):
      return .stroke(shape.outline, environment.paint(style), line, inset: inset)
    }
  }

  private func shape(
    _ shape: ShapeValue, _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let info = site.info(appearance(of: shape, environment))
    var node: NodeID
    if let own = shape.own, !evaluator.methods("sizeThatFits", of: own.type).isEmpty {
      try checkCount(site.source)
      node = sizedLeaf(own, in: environment, info)
    } else {
      node = try add(shape.isSquare ? .square : .greedy, [], info)
    }
    if shape.isDrawnLater { outlines.append(OwnOutline(node: node, shape: shape, environment: environment)) }
    for effect in shape.effects {
      let effectInfo = NodeInfo(name: site.name, arguments: "drawn elsewhere", source: site.source)
      node = tree.addRenderEffect(effect, child: node, info: effectInfo)
    }
    return node
  }

  private func image(
    _ image: ImageValue, _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    if image.isSystem { return try symbol(image, site, environment) }
    let missing = evaluator.preview.options.missingImageSize
    if let size = image.isFromElsewhere ? missing : image.drawnSize {
      let reason: Diagnostic =
        image.isFromElsewhere ? .pictureFromElsewhere(site.source) : .pictureUnknown(site.source)
      evaluator.standIn(.view, site.name, site.source, reason)
      var info = site.info(.standIn(name: site.name))
      info.isOpaque = true
      return try add(image, size, info)
    }
    try evaluator.take(text: image.name, site.source)
    guard let natural = evaluator.preview.options.imageSize(image.name) else {
      return try add(image, missing, site.info(environment.drawn(.missingImage(name: image.name))))
    }
    return try add(image, natural, site.info(environment.drawn(.image(name: image.name))))
  }

  private func add(_ image: ImageValue, _ natural: Size, _ info: NodeInfo) throws(Diagnostics) -> NodeID {
    try add(.image(natural: natural, resizable: image.isResizable, caps: image.caps), [], info)
  }

  // MARK: Nodes

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

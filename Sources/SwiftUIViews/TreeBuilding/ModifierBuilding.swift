internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

// Nodes of modified views, and what modifiers change for those inside them.
extension TreeBuilder {
  /// A view with modifiers, in a loop: the environment from the outermost in, then the nodes from the innermost out.
  func chain(_ view: ViewValue, in environment: ViewEnvironment) throws(Diagnostics) -> [NodeID] {
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
      // What a modifier adds is no subview of the container around.
      var around = inner
      (around.loading, around.joining) = (nil, nil)
      layers.append((modification, current.site, around))
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
  func apply(
    _ layers: [(modification: ViewModification, site: CallSite, environment: ViewEnvironment)], to base: [NodeID]
  ) throws(Diagnostics) -> [NodeID] {
    var nodes = base
    for layer in layers.reversed() {
      follow(layer.environment)
      var hasNode = false
      if case .feedback(let feedback) = layer.modification {
        for index in nodes.indices where remainingRows[nodes[index]] == nil {
          nodes[index] = try apply(feedback, layer.site, to: nodes[index], in: layer.environment)
        }
        enclose(nodes, .modifier, named: layer.site.name)
        continue
      }
      for index in nodes.indices where remainingRows[nodes[index]] == nil {
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

  func apply(
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
    case .zIndex(let index): tree.setZIndex(index, of: node)
    case .nothing, .tag, .containerValue, .tabItem, .own, .feedback: break
    }
    return node
  }

  func appearance(of drawing: DrawingModification, _ environment: ViewEnvironment) -> Appearance {
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
  func enclose(_ nodes: [NodeID], _ kind: Enclosure.Kind, named name: String) -> [NodeID] {
    enclosures += 1
    tree.addEnclosure(Enclosure(kind, name: name, id: enclosures), to: nodes)
    return nodes
  }
}

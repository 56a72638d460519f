internal import LayoutEngine

/// Effects and preferences on the way from views to nodes.
extension TreeBuilder {
  /// Builds something and keeps its preferences apart from those of the views before it.
  func collecting<Result>(
    _ build: () throws(Diagnostics) -> Result
  ) throws(Diagnostics) -> (result: Result, preferences: [PreferenceSource]) {
    let outer = preferences
    preferences = []
    defer { preferences = outer }
    let result = try build()
    return (result, preferences)
  }

  /// Applies a modifier to the nodes of a view; `inner` are the preferences of what is inside and changes with it.
  ///
  /// Several nodes, as of a `Group`, share one effect: the first node stands for them.
  func apply(
    _ feedback: FeedbackModification, _ site: CallSite, to nodes: [NodeID], in environment: ViewEnvironment,
    _ inner: inout [PreferenceSource]
  ) throws(Diagnostics) -> [NodeID] {
    guard let node = nodes.first else { return nodes }
    switch feedback {
    case .preference(let key, let value):
      let value = try evaluator.preferenceValue(value, for: key, site.source)
      inner = [inner.isEmpty ? .value(key: key, value) : .replaced(key: key, value, inner)]
    case .transformPreference(let key, let transform):
      inner = [.transformed(key: key, transform, inner, site.source)]
    case .anchorPreference(let key, let part, let transform):
      let anchor = Value.anchor(AnchorValue(part, of: node, in: tree))
      let value = try evaluator.invoke(transform, [anchor], site.source)
      inner = [inner.isEmpty ? .value(key: key, value) : .replaced(key: key, value, inner)]
    case .preferenceLayer(let key, let alignment, let content):
      return try layer(key, alignment, content, site, on: nodes, in: environment, &inner)
    case .coordinateSpace(let name): for node in nodes { tree.addCoordinateSpace(name, to: node) }
    default: try addEffect(feedback, site, node, environment, inner)
    }
    return nodes
  }

  private func addEffect(
    _ feedback: FeedbackModification, _ site: CallSite, _ node: NodeID, _ environment: ViewEnvironment,
    _ inner: [PreferenceSource]
  ) throws(Diagnostics) {
    let trigger: Effect.Trigger
    let action: ClosureValue
    switch feedback {
    case .appear(let perform): (trigger, action) = (.appear, perform)
    case .disappear(let perform): (trigger, action) = (.disappear, perform)
    case .task(let id, let perform): (trigger, action) = (.task(id: id), perform)
    case .change(let value, let isInitial, let perform):
      (trigger, action) = (.change(of: value, isInitial: isInitial), perform)
    case .geometryChange(let transform, let perform): (trigger, action) = (.geometry(transform), perform)
    case .preferenceChange(let key, let perform): (trigger, action) = (.preference(key: key, in: inner), perform)
    default: return
    }
    let identity = evaluator.memory.identities.child(of: environment.identity, site.source)
    effects.append(
      Effect(
        identity: identity, trigger: trigger, action: action, node: node, environment: environment,
        source: site.source))
  }

  /// `overlayPreferenceValue` and `backgroundPreferenceValue`: the second view is made from the first one's
  /// preferences, as far as they are known before the layout.
  private func layer(
    _ key: String, _ alignment: Alignment, _ content: ClosureValue, _ site: CallSite, on nodes: [NodeID],
    in environment: ViewEnvironment, _ inner: inout [PreferenceSource]
  ) throws(Diagnostics) -> [NodeID] {
    let value = try evaluator.preferenceOrDefault(key, in: inner, site.source)
    readings.append(PreferenceReading(key: key, sources: inner, value: value, source: site.source))
    var modified: [NodeID] = []
    for node in nodes {
      var within = environment
      within.identity = evaluator.memory.identities.child(of: environment.identity, site.source)
      evaluator.environment = within
      let views = try evaluator.views(from: content, [value], site.source)
      let (secondary, preferences) = try collecting { () throws(Diagnostics) -> NodeID in
        try self.oneNode(of: views, in: within, alignment: alignment, site.source)
      }
      inner += preferences
      let layered = try add(.secondary(alignment), [node, secondary], site.info())
      if let row = rows[node] { rows[layered] = row }
      modified.append(layered)
    }
    return modified
  }
}

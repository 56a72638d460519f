internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Identifies the view of a node in every round.
struct MemberKey {
  /// The view around it.
  var identity: Int
  /// Where the view is made.
  var source: SourceRange

  /// The key as an id inside the modifier that is applied to the view.
  var text: String { "\(identity):\(source.line):\(source.column)" }
}

/// Effects and preferences on the way from views to nodes.
extension TreeBuilder {
  /// The preferences that the views at a node and inside it set, in view order.
  func preferences(of node: NodeID) -> [PreferenceSource] {
    guard !preferences.isEmpty else { return [] }
    var found: [PreferenceSource] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      if let own = preferences[next] {
        found += own
      } else if tree.isLazy(next) {
        let rows = rowPreferences(of: next)
        preferences[next] = rows
        found += rows
      } else {
        waiting.append(contentsOf: tree.children(of: next).reversed())
      }
    }
    // The views around this one need not look further down.
    preferences[node] = found
    return found
  }

  /// The preferences of a lazy container's rows that set any.
  private func rowPreferences(of container: NodeID) -> [PreferenceSource] {
    var found: [PreferenceSource] = []
    for (index, child) in tree.children(of: container).enumerated() {
      let sources = preferences(of: child)
      guard !sources.isEmpty else { continue }
      let key = "\(members[child]?.text ?? "") \(index)"
      let isInView = !evaluator.preview.memory.rowsOutOfView.contains(key)
      let row = RowPreferences(of: child, sources, key: key, isInView: isInView)
      lazyRows.append(row)
      found.append(.row(row))
    }
    return found
  }

  /// After a layout: rows out of view have no preferences, also at the start of the next round.
  func finishRows() {
    var outOfView: Set<String> = []
    for row in lazyRows {
      row.isInView = tree.appears(row.node)
      if !row.isInView { outOfView.insert(row.key) }
    }
    evaluator.preview.memory.rowsOutOfView = outOfView
  }

  /// Applies a modifier to a node. SwiftUI applies a modifier of a `Group` or a `ForEach` to each of its views, so each
  /// has its own effects and preferences.
  func apply(
    _ feedback: FeedbackModification, _ site: CallSite, to node: NodeID, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    switch feedback {
    case .preference(let key, let value):
      set(key, try evaluator.preferenceValue(value, for: key, site.source), at: node)
    case .transformPreference(let key, let transform):
      preferences[node] = [.transformed(key: key, transform, [], preferences(of: node), site.source)]
    case .transformAnchorPreference(let key, let part, let transform):
      let anchor = Value.anchor(AnchorValue(part, of: node, in: tree))
      preferences[node] = [.transformed(key: key, transform, [anchor], preferences(of: node), site.source)]
    case .anchorPreference(let key, let part, let transform):
      let anchor = Value.anchor(AnchorValue(part, of: node, in: tree))
      set(key, try evaluator.invoke(transform, [anchor], in: environment, site.source), at: node)
    case .preferenceLayer(let key, let alignment, let content, let isBackground):
      var info = site.info()
      info.isBackground = isBackground
      return try layer(key, alignment, content, info, on: node, in: environment)
    case .coordinateSpace(let name): tree.addCoordinateSpace(name, to: node)
    default: try addEffect(feedback, site, node, environment)
    }
    return node
  }

  private func set(_ key: String, _ value: Value, at node: NodeID) {
    let inner = preferences(of: node)
    preferences[node] = [inner.isEmpty ? .value(key: key, value) : .replaced(key: key, value, inner)]
  }

  private func addEffect(
    _ feedback: FeedbackModification, _ site: CallSite, _ node: NodeID, _ environment: ViewEnvironment
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
    case .scrollGeometryChange(let transform, let perform): (trigger, action) = (.scrollGeometry(transform), perform)
    case .preferenceChange(let key, let perform):
      (trigger, action) = (.preference(key: key, in: preferences(of: node)), perform)
    default: return
    }
    let identity = evaluator.preview.memory.identities.child(
      of: environment.identity, site.source, id: members[node]?.text ?? "")
    effects.append(
      Effect(
        identity: identity, trigger: trigger, action: action, node: node, environment: environment,
        source: site.source))
  }

  /// `overlayPreferenceValue` and `backgroundPreferenceValue`: the second view is made from the first one's
  /// preferences, as far as they are known before the layout.
  private func layer(
    _ key: String, _ alignment: Alignment, _ content: ClosureValue, _ info: NodeInfo, on node: NodeID,
    in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let inner = preferences(of: node)
    let value = try evaluator.preferenceOrDefault(key, in: inner, info.source)
    readings.append(PreferenceReading(key: key, sources: inner, value: value, source: info.source))
    var within = environment
    within.identity = evaluator.preview.memory.identities.child(
      of: environment.identity, info.source, id: members[node]?.text ?? "")
    let views = try evaluator.views(from: content, [value], in: within, info.source)
    let secondary = try oneNode(of: views, in: within, alignment: alignment, info.source)
    let layered = try add(.secondary(alignment), [node, secondary], info)
    inherit(from: node, to: layered)
    return layered
  }
}

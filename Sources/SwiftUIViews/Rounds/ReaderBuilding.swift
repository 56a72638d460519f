internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `GeometryReader`: its content is built while the layout places it.
extension TreeBuilder {
  func reader(
    _ content: ClosureValue, _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    var inner = environment
    inner.identity = evaluator.preview.memory.identities.child(of: environment.identity, site.source)
    let identity = inner.identity
    let held = ReaderPreferences(evaluator.preview.memory.readerPreferences[identity] ?? [])
    readers.append((identity, held))
    let level = readerLevel + 1
    if level > evaluator.preview.options.limits.readers {
      throw .tooManyReaders(evaluator.preview.options.limits.readers, site.source)
    }
    try checkCount(site.source)
    let within = inner
    let direction = tree.layoutDirection
    let node = tree.addGeometryReader(info: site.info()) { [self] proxy in
      tree.layoutDirection = direction
      tree.colorScheme = within.colorScheme
      return buildContent(of: content, proxy, site, in: within, level: level, held)
    }
    preferences[node] = [.reader(held)]
    return node
  }

  /// Makes the content's nodes. The engine cannot pass on an error, so it is kept until the layout is over; readers
  /// placed after it stay empty.
  private func buildContent(
    of content: ClosureValue, _ proxy: GeometryProxy, _ site: CallSite, in environment: ViewEnvironment, level: Int,
    _ held: ReaderPreferences
  ) -> [NodeID] {
    // Preferences in other readers are still collected.
    if let problem = evaluator.preview.layoutProblem, !problem.all.isEmpty { return [] }
    let outerLevel = readerLevel
    readerLevel = level
    defer { readerLevel = outerLevel }
    do throws(Diagnostics) {
      let value = Value.proxy(ProxyValue(proxy, tree: tree))
      let views = try evaluator.views(from: content, [value], in: environment, site.source)
      let nodes = try nodes(of: views, in: environment)
      if !evaluator.problems.isEmpty { evaluator.preview.layoutProblem = .noted }
      held.sources = nodes.flatMap { preferences(of: $0) }
      held.isKnown = true
      return nodes
    } catch {
      evaluator.preview.layoutProblem = error
      return []
    }
  }

  /// After a layout: the preferences of the readers' content are kept for the next round; a reader that was not placed
  /// has none.
  func finishReaders() {
    var found: [Int: [PreferenceSource]] = [:]
    for reader in readers {
      if !reader.held.isKnown { reader.held.sources = [] }
      found[reader.identity] = reader.held.sources
    }
    evaluator.preview.memory.readerPreferences = found
  }
}

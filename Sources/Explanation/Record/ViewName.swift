public import LayoutEngine

extension IndexedTrace {
  /// What a reader calls a child: the view in its wrappers, unless a wrapper has a label of its own.
  public func viewName(of id: NodeID) -> String {
    guard let node = node(id) else { return "" }
    let chain = chain(from: node).compactMap { self.node($0) }
    let labelled = chain.first { !$0.info.labels.isEmpty } ?? chain.last
    return labelled.map { NodeName.name(of: $0) } ?? ""
  }
}

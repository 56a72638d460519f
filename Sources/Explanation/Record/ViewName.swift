public import LayoutEngine

extension IndexedTrace {
  /// Behind more wrappers nobody looks for a view's name, and a sentence about each of thousands must not look for long.
  private static let mostWrappers = 40

  /// What a reader calls a child: the view in its wrappers, unless a wrapper has a label of its own or is a control,
  /// whose text is named with it: `Button “Save”`.
  public func viewName(of id: NodeID) -> String {
    guard let node = node(id) else { return "" }
    let chain = chain(from: node, atMost: IndexedTrace.mostWrappers).compactMap { self.node($0) }
    if let labelled = chain.first(where: { !$0.info.labels.isEmpty }) { return NodeName.name(of: labelled) }
    // A list is called so, and not by the stack that the system makes of it; a scroll view, and not by its content.
    let own = chain.filter { !$0.info.isPart }
    guard let view = own.first(where: { !Subject.isModifier($0) }) ?? own.last ?? chain.last else { return "" }
    guard let control = chain.first(where: { $0.info.isControl }) else { return NodeName.name(of: view) }
    guard let last = chain.last, let text = last.text, last.id != control.id else { return NodeName.name(of: control) }
    return control.info.name + " " + NodeName.quoted(text.lines.map { $0.string }.joined(separator: " "))
  }
}

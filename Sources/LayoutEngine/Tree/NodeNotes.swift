// What is noted of nodes for readers of the record.
extension LayoutTree {
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

  /// Has the container around a node draw it in front of nodes of a lower `zIndex`. Of several the innermost counts.
  public func setZIndex(_ index: Double, of node: NodeID) {
    if infos[node.index].zIndex == nil { infos[node.index].zIndex = index }
  }

  /// What a node is called and where it stands in the source.
  public func info(of node: NodeID) -> NodeInfo { infos[node.index] }

  /// Replaces the outline of a node by one that depends on its frame. Nothing is laid out again.
  public func setOutline(_ outline: Outline, of node: NodeID) {
    infos[node.index].appearance = infos[node.index].appearance.drawn(outline)
  }
}

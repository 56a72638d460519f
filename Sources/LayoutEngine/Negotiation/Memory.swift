extension Negotiation {
  /// How much memory the negotiation needed in addition to the frames, in bytes.
  var memory: Int {
    let perNode = MemoryLayout<NodeRecord>.stride + MemoryLayout<NodeState>.stride
    return store.nodes.count * perNode + memoryCount * MemoryLayout<NodeMemory>.stride + tree.children.count
      * MemoryLayout<Int32>.stride
      + tree.rules.count * MemoryLayout<Rule>.stride + answers.count * MemoryLayout<RememberedAnswer>.stride
      + answerTable.memory + (knownGuides?.memory ?? 0)
  }
}

extension LayoutTree {
  /// How much memory the tree needs for layout, in bytes: nodes, rules and frames, without the nodes' names.
  public var memory: Int {
    let perNode = MemoryLayout<NodeRecord>.stride + MemoryLayout<Rect>.stride + MemoryLayout<Bool>.stride
    return records.count * perNode + children.count * MemoryLayout<Int32>.stride
      + rules.count * MemoryLayout<Rule>.stride
  }
}

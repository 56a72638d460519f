extension Negotiation {
  /// A leaf whose size a closure gives.
  func measureCustomLeaf(_ id: NodeID, _ index: Int32, _ proposal: Proposal) -> Size {
    leafCalls += 1
    let size = tree.customLeaves[Int(index)](proposal)
    for axis in Axis.allCases {
      note(.takesNatural, id, axis, result: size[axis]) { $0.operand(size[axis], .measured) }
    }
    return size
  }
}

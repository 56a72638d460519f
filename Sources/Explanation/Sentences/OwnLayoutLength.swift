import LayoutEngine

/// What the length of a container with a custom layout agrees with; how it was computed is not in the record.
struct OwnLayoutLength {
  private let isProposed: Bool
  private let isReached: Bool

  /// - Returns: `nil` where the step is another, or gave another length than the container has.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ reason: Reason) {
    let axis = reason.axis
    guard reason.step == .takesNatural, (reason.result - node.frame.size[axis]).magnitude < 0.005 else { return nil }
    let frames = node.children.compactMap { record.node($0) }.filter { $0.isPlaced }.map { $0.frame }
    guard let first = frames.map({ $0.origin[axis] }).min(),
      let last = frames.map({ $0.origin[axis] + $0.size[axis] }).max()
    else { return nil }
    isReached = (last - first - reason.result).magnitude < 0.005
    isProposed = record.finalProposal(of: node.id)?[axis] == reason.result
  }

  /// The rest of a sentence that begins with "it".
  var clause: String {
    switch (isProposed, isReached) {
    case (true, true): "takes what is proposed, and its children reach as far"
    case (true, false): "takes what is proposed"
    case (false, true): "reaches as far as its children, which it places by a rule of its own"
    case (false, false): "has a length of its own, neither what is proposed nor how far its children reach"
    }
  }
}

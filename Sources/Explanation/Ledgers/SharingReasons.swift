import LayoutEngine

extension IndexedTrace {
  /// The steps by which a container shared out what its children got in the end: those of its placement, where it
  /// shared anew, else those behind its answer.
  func sharingReasons(of id: NodeID) -> [Reason] {
    (sharesAnew(id) ? placementReasons(of: id) : decidingReasons(of: id)).filter { $0.node == id }
  }

  /// The call in which the container shared that out; `nil` where the record was cut before.
  func sharingCall(of id: NodeID) -> Int32? {
    if sharesAnew(id) { return placement(of: id)?.call }
    return decidingAnswer(of: id).map { $0.answeredBy ?? $0.call }
  }

  /// Whether a container shared out something else when it was placed than when it answered.
  func sharesAnew(_ id: NodeID) -> Bool {
    let isTheSame = decidingAnswer(of: id).flatMap { proposal(ofCall: $0.call) } == placement(of: id)?.proposal
    return placementReasons(of: id).contains { reason in
      guard reason.node == id else { return false }
      // A stack is silent where it need not share anew, a grid always works its columns out again.
      return reason.step == .spaceForChildren || (reason.step == .trackWidth && !isTheSame)
    }
  }
}

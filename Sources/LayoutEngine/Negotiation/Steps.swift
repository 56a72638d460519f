/// What a layout may take: a step for each answer that is worked out and for each view that is asked for it.
///
/// Steps are counted where something is worked out, and not where it is remembered. When there are none left, nothing
/// more is worked out: every view answers with nothing at all, and none is placed.
extension Negotiation {
  /// Takes the steps of working out something about a node.
  ///
  /// - Returns: whether there are so many left.
  @inline(__always)
  func takeSteps(for id: NodeID) -> Bool { takeSteps(1 + childCount(of: id), for: id) }

  @inline(__always)
  @discardableResult
  func takeSteps(_ count: Int, for id: NodeID) -> Bool {
    stepsLeft -= count
    return stepsLeft >= 0 || stop(at: id)
  }

  @inline(__always) var isStopped: Bool { stepsLeft < 0 }

  @inline(never)
  private func stop(at id: NodeID) -> Bool {
    if stoppedAt == nil { stoppedAt = id }
    // However often this happens, the number stays one.
    stepsLeft = -1
    return false
  }
}

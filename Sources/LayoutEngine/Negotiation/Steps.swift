/// What a layout may take: a step for each answer that is worked out, and more where many views are asked for it.
///
/// Steps are counted where something is worked out, and not where it is remembered. When there are none left, nothing
/// more is worked out: every view answers with nothing at all, and none is placed.
extension Negotiation {
  /// Counts an answer that a container works out.
  ///
  /// The answers themselves are the count: nearly all steps are such answers, and counting twice would be seen.
  ///
  /// - Returns: whether it may.
  @inline(__always)
  func countContainerCall(_ id: NodeID) -> Bool {
    containerCalls += 1
    return !isStopped || stop(at: id)
  }

  /// Takes the steps of anything else that is worked out about a node.
  ///
  /// - Returns: whether there are so many left.
  @inline(__always)
  @discardableResult
  func takeSteps(_ count: Int, for id: NodeID) -> Bool {
    mostContainerCalls -= count
    return !isStopped || stop(at: id)
  }

  /// Whether no steps are left.
  @inline(__always) var isStopped: Bool { containerCalls > mostContainerCalls }

  /// How many steps are left.
  var stepsLeft: Int { max(0, mostContainerCalls - containerCalls) }

  /// - Returns: `false`.
  @inline(never)
  @discardableResult
  func stop(at id: NodeID) -> Bool {
    if stoppedAt == nil { stoppedAt = id }
    // However often this happens, the number stays one.
    mostContainerCalls = -1
    return false
  }
}

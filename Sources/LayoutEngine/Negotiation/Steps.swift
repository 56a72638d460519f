/// The budget of a layout: a step for each answer that is worked out, and more for answers that ask many views.
///
/// Only new work is counted, not remembered answers. When no steps are left, nothing more is worked out: views answer
/// with zero or their last answer, and none is placed.
///
/// The answers of containers are nearly all steps, and counting them twice would noticeably slow a layout down. So they
/// are the count itself, and other steps lower its limit.
extension Negotiation {
  /// Takes steps for work on a node, in addition to the one that is counted with a container's answer.
  ///
  /// - Returns: whether that many were left.
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

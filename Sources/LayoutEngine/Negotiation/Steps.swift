/// What a layout may take: a step for each answer that is worked out, and more where many views are asked for it.
///
/// Steps are counted where something is worked out, and not where it is remembered. When there are none left, nothing
/// more is worked out: views answer with nothing at all or what they answered last, and none is placed.
///
/// The answers of containers are the count that the others are added to: they are nearly all steps, and counting them
/// twice would be seen in the time a layout takes.
extension Negotiation {
  /// Takes the steps of working something out about a node, beside the one that is counted with a container's answer.
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

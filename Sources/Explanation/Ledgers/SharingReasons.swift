import LayoutEngine

/// The steps by which a container shared out the final lengths of its children.
struct SharingReasons {
  /// The call or placement in which it shared them out.
  let call: Int32
  let reasons: [Reason]

  /// Finds the sharing that gave the children the sizes that they have.
  ///
  /// 1. Where all children were measured for these sizes, it is the one in the call that their proposals come from, so that
  ///    a ledger tells the same as the picture above it.
  /// 2. A container that is placed with something else than it answered shares anew: in its own placement or, when somebody
  ///    asks where its guides are, in a call or placement of a container around it.
  ///
  /// - Returns: `nil` where nothing was shared out, and where the record was cut before.
  init?(_ record: IndexedTrace, of id: NodeID) {
    guard let node = record.node(id), let placed = record.placement(of: id)?.proposal else { return nil }
    let isMeasured = node.children.allSatisfy { record.wasMeasured($0) }
    if isMeasured, let proposal = record.finalProposal(of: id), proposal != placed {
      if let measured = SharingReasons(record, of: id, for: proposal) {
        self = measured
        return
      }
    }
    self.init(record, of: id, for: placed)
  }

  /// Finds the sharing that was made last for a proposal.
  private init?(_ record: IndexedTrace, of id: NodeID, for proposal: Proposal) {
    var best: (time: Int32, event: TraceEvent, reasons: [Reason])?
    for event in record.events {
      if event.kind == .measure || event.cached { continue }
      let reasons = record.reasons(in: event.reasons)
      // Few of many events share anything out, and even fewer for this container.
      guard reasons.contains(where: { $0.node == id && $0.step.sharesOut }) else { continue }
      let own = reasons.filter { $0.node == id }
      guard SharingReasons.share(own, proposal), let time = SharingReasons.time(own) else { continue }
      // A grid computes its columns again when it is placed; if they are the same, the steps of its answer are used.
      let isRepeated = best.map { SharingReasons.isGrid(own) && record.proposal(ofCall: $0.event.call) == proposal }
      if time > best?.time ?? -1, isRepeated != true { best = (time, event, own) }
    }
    guard let best else { return nil }
    call = best.event.call
    reasons = best.reasons
  }

  /// Whether steps share out a proposal's length.
  private static func share(_ reasons: [Reason], _ proposal: Proposal) -> Bool {
    if isGrid(reasons) {
      return Axis.allCases.allSatisfy { axis in
        let space = reasons.first { $0.step == .spaceForTracks && $0.axis == axis }
        return space?.formula.operands.first?.value == proposal[axis]
      }
    }
    guard let space = reasons.first(where: { $0.step == .spaceForChildren }) else { return false }
    return space.formula.operands.first?.value == proposal[space.axis]
  }

  private static func isGrid(_ reasons: [Reason]) -> Bool { reasons.contains { $0.step == .trackWidth } }

  /// The last call that the steps name.
  private static func time(_ reasons: [Reason]) -> Int32? {
    var time: Int32?
    for reason in reasons {
      for operand in reason.formula.operands {
        if case .answer(let call, _) = operand.origin { time = max(time ?? call, call) }
      }
    }
    return time
  }
}

extension Reason.Step {
  /// Whether a length is shared out by this step.
  fileprivate var sharesOut: Bool { self == .spaceForChildren || self == .trackWidth }
}

extension Negotiation {
  /// `HStack` and `VStack` share out their length among their children.
  ///
  /// 1. Exactly one child: the stack is transparent, the child gets the stack's own proposal.
  /// 2. The gaps between the children are set aside first.
  /// 3. Nothing proposed along the axis: each child is proposed nothing along it, and takes its ideal length.
  /// 4. Otherwise each child is probed with zero and with infinity along the axis; the difference of the two answers
  ///    is its flexibility. (A child that is alone in its priority needs no flexibility and is not probed for it.)
  /// 5. Children are served by priority, highest first; among equals the least flexible first; among endlessly
  ///    flexible ones that with the larger minimum; then in their order.
  /// 6. The minimums of all children of lower priority are set aside until their turn comes.
  /// 7. Each child is proposed what remains divided by how many of its priority are not served yet, and what it
  ///    answers is taken from what remains.
  /// 8. The stack is as long as its children and gaps together, even where that is more than was proposed, though
  ///    negative gaps never make it shorter than nothing (not measured). Across the axis it is as wide as the children
  ///    reach when they are aligned on the stack's guide.
  func measureStack(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) -> Size {
    switch nodes[id.index].childCount {
    case 0: return .zero
    case 1: return measureUnchanged(id, proposal)
    default:
      resolve(id, rule, proposal)
      let memory = memory(of: id)
      return Size(along: rule.axis, memory.pointee.length, across: memory.pointee.before + memory.pointee.after)
    }
  }

  /// Places the children one after another.
  ///
  /// 1. The lengths are shared out for the stack's own proposal along the axis, and across it for the stack's
  ///    proposal or, where that was nothing, for the width the stack answered.
  /// 2. The children follow each other with their gaps, aligned across the axis on the stack's guide.
  func arrangeStack(
    _ id: NodeID, _ rule: StackRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let count = Int(nodes[id.index].childCount)
    guard count > 0 else { return }
    if count == 1 { return place(child(of: id, at: 0), .zero, proposal, size) }
    let cross = rule.axis.cross
    resolve(id, rule, Proposal(along: rule.axis, proposal[rule.axis], across: proposal[cross] ?? size[cross]))
    let line = memory(of: id).pointee.before
    var position = 0.0
    for index in 0..<count {
      let child = child(of: id, at: index)
      let (offer, childSize) = (states[child.index].offer, states[child.index].size)
      position += states[child.index].gap
      let across = line - guide(rule.alignment, of: child, offer, childSize)
      place(child, Point(along: rule.axis, position, across: across), offer, childSize)
      position += childSize[rule.axis]
    }
  }

  /// Shares out a proposal and leaves each child's offer and size in its state; done once for the same proposal
  /// in a row.
  private func resolve(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) {
    let state = states + id.index
    if state.pointee.flags.contains(.isResolved),
      memory(of: id).pointee.resolved == proposal || (!isRecording && nodes[id.index].traits.contains(.rigid))
    {
      return
    }
    if !state.pointee.flags.contains(.knowsGaps) { findGaps(id, rule) }
    let firstCall = nextCall
    if let length = proposal[rule.axis] {
      shareOut(id, rule, length, proposal)
    } else {
      offerNothing(id, proposal)
    }
    let calls = firstCall..<nextCall
    lineUp(id, rule)
    noteNegotiation(id, proposal, calls: calls)
    memory(of: id).pointee.resolved = proposal
    state.pointee.flags.insert(.isResolved)
  }

  /// Step 2: the gap before each child, none before the first; the same for every proposal.
  func findGaps(_ id: NodeID, _ rule: StackRule) {
    states[id.index].flags.insert(.knowsGaps)
    for index in 1..<max(1, Int(nodes[id.index].childCount)) {
      let child = child(of: id, at: index)
      let gap = rule.spacing.value ?? gap(from: self.child(of: id, at: index - 1), to: child, along: rule.axis)
      states[child.index].gap = gap
      memory(of: id).pointee.gaps += gap
    }
    noteGaps(id, rule)
  }

  /// Step 3.
  private func offerNothing(_ id: NodeID, _ proposal: Proposal) {
    for index in 0..<Int(nodes[id.index].childCount) {
      let child = child(of: id, at: index)
      let size = measure(child, proposal, .ideal)
      states[child.index].offer = proposal
      states[child.index].size = size
    }
  }

  /// Steps 4 to 7.
  private func shareOut(_ id: NodeID, _ rule: StackRule, _ length: Double, _ proposal: Proposal) {
    let list = UnsafeBufferPointer(
      start: children + Int(nodes[id.index].firstChild), count: Int(nodes[id.index].childCount))
    var remaining = length - memory(of: id).pointee.gaps
    if nodes[id.index].traits.contains(.mixedPriorities) {
      shareByPriority(list, rule.axis, remaining, proposal)
    } else if probe(list, rule.axis, proposal) {
      serve(list, rule.axis, &remaining, proposal)
    } else {
      withServingOrder(of: list) { serve($0, rule.axis, &remaining, proposal) }
    }
  }

  /// Steps 4 to 7 where the children differ in their priorities.
  private func shareByPriority(
    _ list: UnsafeBufferPointer<Int32>, _ axis: Axis, _ length: Double, _ proposal: Proposal
  ) {
    var groups = groupedByPriority(list)
    for rank in groups.indices {
      let isAlone = groups[rank].count == 1
      groups[rank].withUnsafeMutableBufferPointer { group in
        if isAlone {
          probeAlone(NodeID(group[0]), axis, proposal, isTop: rank == 0)
        } else if !probe(UnsafeBufferPointer(group), axis, proposal) {
          withServingOrder(of: UnsafeBufferPointer(group)) { _ = group.update(from: $0) }
        }
      }
    }
    var remaining = length
    for child in groups.dropFirst().joined() { remaining -= states[Int(child)].flexibility.minimum }
    for rank in groups.indices {
      if rank > 0 { for child in groups[rank] { remaining += states[Int(child)].flexibility.minimum } }
      groups[rank].withUnsafeBufferPointer { serve($0, axis, &remaining, proposal, wasProbed: false) }
    }
  }

  /// The children of each priority, the highest first.
  private func groupedByPriority(_ list: UnsafeBufferPointer<Int32>) -> [[Int32]] {
    var priorities: [Double] = []
    for child in list where !priorities.contains(nodes[Int(child)].priority) {
      priorities.append(nodes[Int(child)].priority)
    }
    return priorities.sorted(by: >).map { priority in list.filter { nodes[Int($0)].priority == priority } }
  }

  /// Step 4: asks each child how small and how large it can be, and tells whether they are in the order of service.
  private func probe(_ list: UnsafeBufferPointer<Int32>, _ axis: Axis, _ proposal: Proposal) -> Bool {
    var (shortest, longest) = (proposal, proposal)
    shortest[axis] = 0
    longest[axis] = .infinity
    var isInOrder = true
    var last = Flexibility(minimum: .infinity, range: -.infinity)
    for child in list {
      let id = NodeID(child)
      let flexibility =
        if neverChanges(id) {
          Flexibility(minimum: rigidSize(id, proposal)[axis])
        } else {
          probe(id, shortest, longest, axis, keepsMinimum: proposal[axis] == 0)
        }
      states[id.index].flexibility = flexibility
      if flexibility.comesBefore(last) { isInOrder = false }
      last = flexibility
    }
    return isInOrder
  }

  /// Asks one child, and keeps one of the two answers for when the stack itself was proposed zero or infinity.
  @inline(__always)
  private func probe(
    _ child: NodeID, _ shortest: Proposal, _ longest: Proposal, _ axis: Axis, keepsMinimum: Bool
  ) -> Flexibility {
    let least = measure(child, shortest, .probeMinimum)
    let most = measure(child, longest, .probeMaximum)
    states[child.index].size = keepsMinimum ? least : most
    return Flexibility(minimum: least[axis], maximum: most[axis])
  }

  /// Step 4 for a child that is alone in its priority: only what it needs at least, and that only to set it aside.
  private func probeAlone(_ child: NodeID, _ axis: Axis, _ proposal: Proposal, isTop: Bool) {
    var shortest = proposal
    shortest[axis] = 0
    if neverChanges(child) {
      states[child.index].flexibility = Flexibility(minimum: rigidSize(child, proposal)[axis])
    } else if !isTop {
      states[child.index].flexibility = Flexibility(minimum: measure(child, shortest, .probeMinimum)[axis])
    }
  }

  /// Whether every proposal gets the same answer, so that the first tells everything. A record is to show how the
  /// child answers, so it asks all the same.
  @inline(__always)
  private func neverChanges(_ child: NodeID) -> Bool {
    !isRecording && nodes[child.index].traits.contains(.rigid)
  }

  @inline(__always)
  private func rigidSize(_ child: NodeID, _ proposal: Proposal) -> Size {
    let state = states + child.index
    if !state.pointee.flags.contains(.knowsSize) {
      state.pointee.size = measure(child, proposal, .offer)
      state.pointee.flags.insert(.knowsSize)
    }
    return state.pointee.size
  }

  /// Step 5: the children in the order in which they are served, when that is not their own order.
  private func withServingOrder(
    of list: UnsafeBufferPointer<Int32>, _ body: (UnsafeBufferPointer<Int32>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: list.count) { memory in
      var order = memory
      for index in 0..<list.count { order[index] = Int32(truncatingIfNeeded: index) }
      order.sort { a, b in
        let (first, second) = (states[Int(list[Int(a)])].flexibility, states[Int(list[Int(b)])].flexibility)
        if first.comesBefore(second) { return true }
        return !second.comesBefore(first) && a < b
      }
      for index in 0..<list.count { order[index] = list[Int(order[index])] }
      body(UnsafeBufferPointer(order))
    }
  }

  /// Step 7.
  ///
  /// A stack that is proposed zero or infinity mostly proposes the same to each child, which has answered that when
  /// it was probed. (Not always: negative spacing leaves something of zero.) A record is to show the proposal, so it
  /// asks again.
  private func serve(
    _ list: UnsafeBufferPointer<Int32>, _ axis: Axis, _ remaining: inout Double, _ proposal: Proposal,
    wasProbed: Bool = true
  ) {
    var offered = proposal
    let isAnswered = wasProbed && !isRecording && (proposal[axis] == 0 || proposal[axis] == .infinity)
    for index in 0..<list.count {
      let child = NodeID(list[index])
      offered[axis] = max(remaining / Double(list.count - index), 0)
      let isKnown = (isAnswered && offered[axis] == proposal[axis]) || neverChanges(child)
      let size = isKnown ? states[child.index].size : measure(child, offered, .offer)
      states[child.index].offer = offered
      states[child.index].size = size
      let length = size[axis]
      if length.isFinite || remaining.isFinite { remaining -= length }
    }
  }

  /// Step 8: how long the children are together, and how far they reach before and after the stack's guide.
  private func lineUp(_ id: NodeID, _ rule: StackRule) {
    let cross = rule.axis.cross
    var length = 0.0
    var extent = AlignedExtent()
    for index in 0..<Int(nodes[id.index].childCount) {
      let child = child(of: id, at: index)
      let state = states + child.index
      let size = state.pointee.size
      length += size[rule.axis] + state.pointee.gap
      extent.add(guide(rule.alignment, of: child, state.pointee.offer, size), size[cross])
    }
    let memory = memory(of: id)
    memory.pointee.length = max(length, 0)
    memory.pointee.before = extent.before
    memory.pointee.after = extent.after
  }
}

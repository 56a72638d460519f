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
  /// 8. The stack is as long as its children and gaps together, even where that is more than was proposed, and
  ///    across the axis as wide as the children reach when they are aligned on the stack's guide.
  func measureStack(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) -> Size {
    switch nodes[id.index].childCount {
    case 0: return .zero
    case 1: return measureUnchanged(id, proposal)
    default:
      resolve(id, rule, proposal)
      return stackSize(id, rule)
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
    let line = states[id.index].before
    var position = 0.0
    for index in 0..<count {
      let child = child(of: id, at: index)
      let (offer, childSize) = (states[child.index].offer, states[child.index].size)
      if index > 0 { position += states[child.index].gap }
      let across = line - guide(rule.alignment, of: child, offer, childSize)
      place(child, Point(along: rule.axis, position, across: across), offer, childSize)
      position += childSize[rule.axis]
    }
  }

  /// Shares out a proposal and leaves each child's offer and size in its state; done once for the same proposal
  /// in a row.
  private func resolve(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) {
    let state = states + id.index
    let knows = state.pointee.resolved == proposal || (recorder == nil && nodes[id.index].traits.contains(.rigid))
    if state.pointee.isResolved, knows { return }
    if !nodes[id.index].traits.contains(.gapsKnown) { findGaps(id, rule) }
    if let length = proposal[rule.axis] {
      shareOut(id, rule, length, proposal)
    } else {
      offerNothing(id, rule, proposal)
    }
    alignAcross(id, rule)
    state.pointee.resolved = proposal
    state.pointee.isResolved = true
  }

  /// Step 2: the gap before each child but the first, the same for every proposal.
  func findGaps(_ id: NodeID, _ rule: StackRule) {
    nodes[id.index].traits.insert(.gapsKnown)
    for index in 1..<max(1, Int(nodes[id.index].childCount)) {
      let child = child(of: id, at: index)
      states[child.index].gap =
        rule.spacing.value ?? gap(from: self.child(of: id, at: index - 1), to: child, along: rule.axis)
    }
  }

  /// Step 3.
  private func offerNothing(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) {
    for index in 0..<Int(nodes[id.index].childCount) {
      offer(child(of: id, at: index), proposal, .ideal)
    }
  }

  @inline(__always)
  private func offer(_ child: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose) {
    let size = measure(child, proposal, purpose)
    states[child.index].offer = proposal
    states[child.index].size = size
    states[child.index].offerCall = lastCall
  }

  /// Steps 4 to 7.
  private func shareOut(_ id: NodeID, _ rule: StackRule, _ length: Double, _ proposal: Proposal) {
    let first = candidates.count
    let count = Int(nodes[id.index].childCount)
    let gaps = gather(id, count)
    probe(first, rule.axis, proposal)
    putInOrder(first)
    var account = StackAccount(stack: id, axis: rule.axis, remaining: length - gaps)
    account.reason = noteSpace(id, rule, length, gaps)
    serve(first, &account, proposal)
    candidates.removeLast(count)
  }

  /// Lists the children as candidates and returns the sum of the gaps.
  private func gather(_ id: NodeID, _ count: Int) -> Double {
    var gaps = 0.0
    for index in 0..<count {
      let child = child(of: id, at: index)
      if index > 0 { gaps += states[child.index].gap }
      candidates.append(
        StackCandidate(child: child.rawValue, position: Int32(index), priority: nodes[child.index].priority))
    }
    return gaps
  }

  /// Step 4: asks how small and how large each child can be, where the order depends on it.
  private func probe(_ first: Int, _ axis: Axis, _ proposal: Proposal) {
    let last = candidates.count
    let isUniform = hasOnePriority(first)
    if !isUniform { candidates[first...].sort { $0.servedBeforeByPriority($1) } }
    var start = first
    while start < last {
      var end = isUniform ? last : start + 1
      while end < last, candidates[end].priority == candidates[start].priority { end += 1 }
      for index in start..<end {
        probe(index, axis, proposal, isAlone: end == start + 1, isTop: start == first)
      }
      start = end
    }
  }

  private func hasOnePriority(_ first: Int) -> Bool {
    let priority = candidates[first].priority
    for index in (first + 1)..<candidates.count where candidates[index].priority != priority { return false }
    return true
  }

  private func probe(_ index: Int, _ axis: Axis, _ proposal: Proposal, isAlone: Bool, isTop: Bool) {
    let child = NodeID(candidates[index].child)
    if recorder == nil, nodes[child.index].traits.contains(.rigid) {
      // Every proposal gets the same answer, so the first one tells everything.
      let size = measure(child, proposal, .offer)
      states[child.index].size = size
      candidates[index].minimum = size[axis]
      candidates[index].isServed = true
      return
    }
    if isAlone, isTop { return }
    var probing = proposal
    probing[axis] = 0
    candidates[index].minimum = measure(child, probing, .probeMinimum)[axis]
    let minimumCall = lastCall
    candidates[index].minimumCall = minimumCall
    if isAlone { return }
    probing[axis] = .infinity
    let maximum = measure(child, probing, .probeMaximum)[axis]
    let minimum = candidates[index].minimum
    candidates[index].flexibility = minimum.isFinite ? maximum - minimum : 0
    noteFlexibility(index, axis, maximum, minimumCall)
  }

  /// Step 5.
  private func putInOrder(_ first: Int) {
    for index in (first + 1)..<candidates.count where candidates[index].isServed(before: candidates[index - 1]) {
      return candidates[first...].sort { $0.isServed(before: $1) }
    }
  }

  /// Steps 6 and 7.
  private func serve(_ first: Int, _ account: inout StackAccount, _ proposal: Proposal) {
    let last = candidates.count
    reserveLowerPriorities(first, &account)
    var start = first
    while start < last {
      var end = start + 1
      while end < last, candidates[end].priority == candidates[start].priority { end += 1 }
      if start > first { release(start..<end, &account) }
      for index in start..<end { serve(index, unserved: end - index, &account, proposal) }
      start = end
    }
  }

  private func reserveLowerPriorities(_ first: Int, _ account: inout StackAccount) {
    let top = candidates[first].priority
    for index in first..<candidates.count where candidates[index].priority < top {
      let minimum = candidates[index].minimum
      noteAccount(.reservesLowerPriorities, &account, index, minimum, candidates[index].minimumCall, .subtract)
      account.remaining -= minimum
    }
  }

  private func release(_ group: Range<Int>, _ account: inout StackAccount) {
    for index in group {
      let minimum = candidates[index].minimum
      noteAccount(.remaining, &account, index, minimum, candidates[index].minimumCall, .add)
      account.remaining += minimum
    }
  }

  private func serve(_ index: Int, unserved: Int, _ account: inout StackAccount, _ proposal: Proposal) {
    let child = NodeID(candidates[index].child)
    var offered = proposal
    offered[account.axis] = max(account.remaining / Double(unserved), 0)
    noteOffer(index, account, unserved)
    if candidates[index].isServed {
      states[child.index].offer = offered
    } else {
      offer(child, offered, .offer)
    }
    let length = states[child.index].size[account.axis]
    guard length.isFinite || account.remaining.isFinite else { return }
    noteAccount(.remaining, &account, index, length, lastCall, .subtract)
    account.remaining -= length
  }

  /// How far the children reach before and after the stack's guide, across the axis.
  private func alignAcross(_ id: NodeID, _ rule: StackRule) {
    let cross = rule.axis.cross
    var extent = AlignedExtent()
    for index in 0..<Int(nodes[id.index].childCount) {
      let child = child(of: id, at: index)
      let (offer, size) = (states[child.index].offer, states[child.index].size)
      extent.add(guide(rule.alignment, of: child, offer, size), size[cross], states[child.index].offerCall)
    }
    states[id.index].before = extent.before
    states[id.index].after = extent.after
    noteExtent(id, cross, extent)
  }

  /// Step 8.
  private func stackSize(_ id: NodeID, _ rule: StackRule) -> Size {
    var length = 0.0
    for index in 0..<Int(nodes[id.index].childCount) {
      let state = states + child(of: id, at: index).index
      length += state.pointee.size[rule.axis] + (index > 0 ? state.pointee.gap : 0)
    }
    noteLength(id, rule, length)
    return Size(along: rule.axis, length, across: states[id.index].before + states[id.index].after)
  }
}

/// A child of a stack while the stack shares out its length.
struct StackCandidate {
  var child: Int32
  /// The child's place among its siblings.
  var position: Int32
  var priority: Double
  /// The length it answered when it was proposed zero, and the call in which it did.
  var minimum = 0.0
  var minimumCall: Int32 = -1
  /// How much longer it can get than its minimum.
  var flexibility = 0.0
  /// Its answer is known already, whatever it is proposed.
  var isServed = false

  /// The order of service: a strict order, because the position decides last.
  func isServed(before other: StackCandidate) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
    return position < other.position
  }

  func servedBeforeByPriority(_ other: StackCandidate) -> Bool {
    priority != other.priority ? priority > other.priority : position < other.position
  }
}

/// What a stack still has to share out.
struct StackAccount {
  let stack: NodeID
  let axis: Axis
  var remaining: Double
  /// The reason that explains `remaining`; −1 when nothing is recorded.
  var reason: Int32 = -1
}

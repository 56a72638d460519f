/// Sharing a length out among several: the children of a stack, the columns or the rows of a grid.
///
/// There is one algorithm, `shareOut`. A stack runs it to measure and to place, a grid runs it for its columns and its
/// rows, and the explanation of a record runs it again on the answers that were recorded. They differ in whom
/// they ask and in what they do with the answers; a conforming type supplies both. Each participant is identified by
/// its position.
protocol LengthSharing {
  /// What gives the participants' answers.
  associatedtype Answers

  /// How many participants there are.
  var count: Int { get }
  /// Whether they differ in their priorities.
  var hasMixedPriorities: Bool { get }
  func priority(of position: Int32) -> Double

  /// Proposes zero and infinity, and keeps how far apart the answers are.
  mutating func probe(_ position: Int32, asking answers: Answers) -> Flexibility
  /// Proposes zero, and keeps the answer as what has to be set aside.
  mutating func probeMinimum(_ position: Int32, asking answers: Answers)
  /// The result of the probes.
  func flexibility(of position: Int32) -> Flexibility

  /// Offers a share, and returns the length of the answer.
  mutating func offer(_ share: Share, to position: Int32, asking answers: Answers) -> Double
  /// How many equal participants the position stands for; each is offered a share.
  func multiplicity(of position: Int32) -> Int64

  // Called after intermediate steps, for an explanation.
  mutating func didBegin(with remaining: Double)
  mutating func didSetAside(_ position: Int32, leaving remaining: Double)
  mutating func didGiveBack(_ position: Int32, leaving remaining: Double)
}

/// What one participant is offered.
struct Share {
  /// What has not been taken yet, in points.
  let remaining: Double
  /// How many of the same priority have not been served, this one included.
  let unserved: Int64

  /// An equal part of what remains, never negative.
  @inline(__always) var length: Double {
    let length = remaining / Double(unserved)
    return length >= Share.smallest ? length : 0
  }

  /// The smallest share, in points; less counts as 0. Nested stacks that each offer half of their proposal would
  /// otherwise propose ever smaller lengths, each of them a new one, long after there is no room left.
  private static let smallest = 1e-9
}

extension LengthSharing {
  /// Shares a length out.
  ///
  /// 1. Each is probed with zero and with infinity; the difference of the two answers is its flexibility. One that is
  ///    alone in its priority is asked for its minimum at most, where that has to be set aside.
  /// 2. They are served by priority, the highest first; among equals the least flexible first; among infinitely
  ///    flexible ones the one with the larger minimum; then in their order.
  /// 3. The minimums of all of lower priority are set aside until their turn comes.
  /// 4. Each is offered what remains divided by how many of its priority are not served yet, and what it answers is
  ///    taken from what remains.
  ///
  /// - Parameters:
  ///   - length: what there is without the gaps, in points.
  ///   - answers: who is asked.
  @inline(__always)
  mutating func shareOut(_ length: Double, asking answers: Answers) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { memory in
      var order = ServingOrder(memory)
      if hasMixedPriorities { sortByPriority(&order) }
      forEachPriority(in: order) { sharing, group, isHighest in
        sharing.probe(group, isHighest: isHighest, in: &order, asking: answers)
      }
      var remaining = length
      didBegin(with: remaining)
      forEachPriority(in: order) { sharing, group, isHighest in
        if !isHighest { sharing.setAside(group, in: order, &remaining) }
      }
      forEachPriority(in: order) { sharing, group, isHighest in
        if !isHighest { sharing.giveBack(group, in: order, &remaining) }
        sharing.serve(group, in: order, &remaining, asking: answers)
      }
    }
  }

  /// Step 1, and step 2 for those of one priority.
  private mutating func probe(
    _ group: Range<Int>, isHighest: Bool, in order: inout ServingOrder, asking answers: Answers
  ) {
    if hasMixedPriorities, group.count == 1 {
      if !isHighest { probeMinimum(order[group.lowerBound], asking: answers) }
      return
    }
    var isInOrder = true
    var last = Flexibility(minimum: .infinity, range: -.infinity)
    for index in group {
      let flexibility = probe(order[index], asking: answers)
      if flexibility.comesBefore(last) { isInOrder = false }
      last = flexibility
    }
    if !isInOrder { sortByFlexibility(group, in: &order) }
  }

  /// Step 3.
  private mutating func setAside(_ group: Range<Int>, in order: ServingOrder, _ remaining: inout Double) {
    for index in group {
      remaining -= flexibility(of: order[index]).minimum
      didSetAside(order[index], leaving: remaining)
    }
  }

  private mutating func giveBack(_ group: Range<Int>, in order: ServingOrder, _ remaining: inout Double) {
    for index in group {
      remaining += flexibility(of: order[index]).minimum
      didGiveBack(order[index], leaving: remaining)
    }
  }

  /// Step 4.
  private mutating func serve(
    _ group: Range<Int>, in order: ServingOrder, _ remaining: inout Double, asking answers: Answers
  ) {
    var unserved: Int64 = 0
    for index in group { unserved += multiplicity(of: order[index]) }
    for index in group {
      let answer = offer(Share(remaining: remaining, unserved: unserved), to: order[index], asking: answers)
      // An infinite answer is not subtracted from an infinite remainder: the difference is not a number.
      if answer.isFinite || remaining.isFinite { remaining -= answer }
      unserved -= multiplicity(of: order[index])
    }
  }
}

/// Positions in the order in which they are served. Mostly that is their own order, which needs no list.
private struct ServingOrder {
  private(set) var isOwn = true
  private let positions: UnsafeMutableBufferPointer<Int32>

  @inline(__always)
  init(_ memory: UnsafeMutableBufferPointer<Int32>) { positions = memory }

  @inline(__always) var count: Int { positions.count }

  @inline(__always)
  subscript(index: Int) -> Int32 { isOwn ? Int32(truncatingIfNeeded: index) : positions[index] }

  /// Sorts a stretch by a key; positions whose keys are equal stay in their own order.
  @inline(__always)
  mutating func sort<Key: BitwiseCopyable>(
    _ group: Range<Int>, by key: (Int32) -> Key, _ comesBefore: (Key, Key) -> Bool
  ) {
    if isOwn {
      for index in 0..<count { positions[index] = Int32(truncatingIfNeeded: index) }
      isOwn = false
    }
    withUnsafeTemporaryAllocation(of: (key: Key, position: Int32).self, capacity: group.count) { entries in
      var entries = entries
      for index in group {
        entries.initializeElement(at: index - group.lowerBound, to: (key(positions[index]), positions[index]))
      }
      entries.sort { comesBefore($0.key, $1.key) }
      for index in group { positions[index] = entries[index - group.lowerBound].position }
    }
  }
}

extension LengthSharing {
  private func sortByPriority(_ order: inout ServingOrder) {
    order.sort(0..<count, by: { priority(of: $0) }) { $0 > $1 }
  }

  private func sortByFlexibility(_ group: Range<Int>, in order: inout ServingOrder) {
    order.sort(group, by: { flexibility(of: $0) }) { $0.comesBefore($1) }
  }

  /// Calls `body` with those of each priority, the highest first.
  @inline(__always)
  private mutating func forEachPriority(
    in order: ServingOrder, _ body: (_ sharing: inout Self, _ group: Range<Int>, _ isHighest: Bool) -> Void
  ) {
    guard hasMixedPriorities else { return body(&self, 0..<order.count, true) }
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, priority(of: order[end]) == priority(of: order[start]) { end += 1 }
      body(&self, start..<end, start == 0)
      start = end
    }
  }
}

// Most conforming types need none of these.
extension LengthSharing {
  @inline(__always) func multiplicity(of position: Int32) -> Int64 { 1 }
  @inline(__always) mutating func didBegin(with remaining: Double) {}
  @inline(__always) mutating func didSetAside(_ position: Int32, leaving remaining: Double) {}
  @inline(__always) mutating func didGiveBack(_ position: Int32, leaving remaining: Double) {}
}

/// How short a participant can be, and how much longer it can get.
struct Flexibility: BitwiseCopyable {
  /// The length that was answered to zero.
  var minimum: Double
  /// How much longer the answer to infinity was.
  var range: Double

  init(minimum: Double, range: Double = 0) {
    self.minimum = minimum
    self.range = range
  }

  init(minimum: Double, maximum: Double) {
    self.init(minimum: minimum, range: minimum.isFinite ? maximum - minimum : 0)
  }

  /// The order of service: the less flexible first; among infinitely flexible ones the larger minimum first.
  @inline(__always)
  func comesBefore(_ other: Flexibility) -> Bool {
    if range != other.range { return range < other.range }
    return range == .infinity && minimum > other.minimum
  }
}

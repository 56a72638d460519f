/// An answer of a node to a proposal, which can be found again by both.
protocol Answered: BitwiseCopyable {
  /// The node, and whatever else apart from the proposal the question depends on.
  var question: UInt64 { get }
  var proposal: Proposal { get }
}

/// Finds the answers of nodes that remember many, by question and proposal: a hash table with open addressing.
///
/// A text-like leaf makes each stack around it answer a few more proposals, so deep in a tree a list of answers is
/// long.
final class AnswerTable<Answer: Answered> {
  typealias Entry = UnsafeMutablePointer<Answer>

  private var slots = UnsafeMutablePointer<Entry?>.allocate(capacity: 0)
  private var capacity = 0
  private(set) var count = 0

  deinit { slots.deallocate() }

  func find(_ question: UInt64, _ proposal: Proposal) -> Entry? {
    guard capacity > 0 else { return nil }
    var index = firstSlot(question, proposal)
    while let entry = slots[index] {
      if entry.pointee.question == question, entry.pointee.proposal == proposal { return entry }
      index = (index + 1) & (capacity - 1)
    }
    return nil
  }

  func insert(_ entry: Entry) {
    if count * 2 >= capacity { grow() }
    put(entry)
    count += 1
  }

  /// How much memory the table takes in addition to the answers, in bytes.
  var memory: Int { capacity * MemoryLayout<Entry?>.stride }

  private func put(_ entry: Entry) {
    var index = firstSlot(entry.pointee.question, entry.pointee.proposal)
    while slots[index] != nil { index = (index + 1) & (capacity - 1) }
    slots[index] = entry
  }

  private func grow() {
    let (old, oldCapacity) = (slots, capacity)
    capacity = max(64, capacity * 2)
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: nil, count: capacity)
    for index in 0..<oldCapacity {
      if let entry = old[index] { put(entry) }
    }
    old.deallocate()
  }

  /// Mixes the bits of the key: lengths are often whole numbers, whose low bits are all zero.
  @inline(__always)
  private func firstSlot(_ question: UInt64, _ proposal: Proposal) -> Int {
    var hash = proposal.rawWidth.bitPattern &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 32) ^ proposal.rawHeight.bitPattern) &* 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ (hash >> 29) ^ question) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(capacity - 1))
  }
}

/// Finds the answers of nodes that remember many, by node and proposal: a hash table with open addressing.
///
/// A text-like leaf makes each stack around it answer some more proposals, so deep in a tree a list of them is long.
final class AnswerTable {
  typealias Entry = UnsafeMutablePointer<RememberedAnswer>

  private var slots = UnsafeMutablePointer<Entry?>.allocate(capacity: 0)
  private var capacity = 0
  private var count = 0

  deinit { slots.deallocate() }

  func find(_ id: NodeID, _ proposal: Proposal) -> Entry? {
    var index = firstSlot(id.rawValue, proposal)
    while let entry = slots[index] {
      if entry.pointee.node == id.rawValue, entry.pointee.proposal == proposal { return entry }
      index = (index + 1) & (capacity - 1)
    }
    return nil
  }

  func insert(_ entry: Entry) {
    if count * 2 >= capacity { grow() }
    put(entry)
    count += 1
  }

  private func put(_ entry: Entry) {
    var index = firstSlot(entry.pointee.node, entry.pointee.proposal)
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
  private func firstSlot(_ node: Int32, _ proposal: Proposal) -> Int {
    var hash = proposal.rawWidth.bitPattern &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 32) ^ proposal.rawHeight.bitPattern) &* 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ (hash >> 29) ^ UInt64(UInt32(bitPattern: node))) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(capacity - 1))
  }
}

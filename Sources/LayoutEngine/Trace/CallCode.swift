/// What the next entry of a log may refer to instead of repeating it.
struct CallContext {
  /// The node of the entry before.
  var node = NodeID(-1)
  /// The proposal of the call that is being answered.
  var proposal = Proposal.zero
  /// The last size that was written.
  var size = Size.zero
}

/// The kind of a log's entry. Together with five more bits it is the entry's first byte.
enum CallEntry: UInt8 {
  /// A call begins; its answer is an entry of its own.
  case measure
  /// A call that was answered without another one.
  case leaf
  case answer
  case place
  /// Everything inside a placement has been placed.
  case placed
}

/// How a log's entries are written: a byte for its kind, a byte with two bits for each of up to four lengths,
/// and then the values that these do not encode.
///
/// A length of a proposal is mostly that of the proposal around it, zero or infinity; a length of an answer is mostly
/// the proposed one, that of the previous answer, or zero. Only other lengths are written in full.
struct CallPen {
  /// Where the two bits of each length are written.
  private let codes: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var bits: UInt8 = 0
  private var shift: UInt8 = 0

  /// The longest entry: two bytes, a number of five and six lengths.
  static let longestEntry = 2 + 5 + 6 * 8

  @inline(__always)
  init(_ tape: inout ByteTape, _ entry: CallEntry, _ detail: UInt8) {
    let start = tape.makeRoom(CallPen.longestEntry)
    start.storeBytes(of: entry.rawValue | detail << 3, as: UInt8.self)
    codes = start + 1
    next = start + 2
  }

  /// Ends the entry.
  @inline(__always)
  func finish(_ tape: inout ByteTape) {
    codes.storeBytes(of: bits, as: UInt8.self)
    tape.advance(to: next)
  }

  @inline(__always)
  mutating func write(_ node: NodeID, after last: NodeID) {
    let distance = node.rawValue &- last.rawValue
    write(UInt32(bitPattern: (distance << 1) ^ (distance >> 31)))
  }

  /// Writes a number in as few groups of seven bits as it needs.
  @inline(__always)
  mutating func write(_ number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      next.storeBytes(of: UInt8(truncatingIfNeeded: rest) | 0x80, as: UInt8.self)
      next += 1
      rest >>= 7
    }
    next.storeBytes(of: UInt8(truncatingIfNeeded: rest), as: UInt8.self)
    next += 1
  }

  @inline(__always)
  mutating func write(_ proposal: Proposal, in context: CallContext) {
    write(proposal.rawWidth, or: context.proposal.rawWidth, 0, .infinity)
    write(proposal.rawHeight, or: context.proposal.rawHeight, 0, .infinity)
  }

  /// Writes the answer to the call that is being answered.
  @inline(__always)
  mutating func write(_ size: Size, in context: CallContext) {
    write(size, proposed: context.proposal, in: context)
  }

  @inline(__always)
  mutating func write(_ size: Size, proposed proposal: Proposal, in context: CallContext) {
    write(size.width, or: proposal.rawWidth, context.size.width, 0)
    write(size.height, or: proposal.rawHeight, context.size.height, 0)
  }

  @inline(__always)
  mutating func write(_ length: Double) {
    next.storeBytes(of: length.bitPattern, as: UInt64.self)
    next += 8
  }

  @inline(__always)
  private mutating func write(_ length: Double, or first: Double, _ second: Double, _ third: Double) {
    let value = length.bitPattern
    let code: UInt8 =
      value == first.bitPattern ? 0 : value == second.bitPattern ? 1 : value == third.bitPattern ? 2 : 3
    bits |= code << shift
    shift += 2
    if code == 3 { write(length) }
  }
}

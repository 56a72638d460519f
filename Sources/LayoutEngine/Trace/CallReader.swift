/// Reads the calls of a log, in the order they were made.
struct CallReader {
  private var context = CallContext()
  private var calls: [RecordedCall] = []
  /// The calls that are being answered and the placements that go on.
  private var open: [Int32] = []
  /// Whether what is read was written after the record had been cut.
  private var isCut = false

  static func calls(of log: CallLog) -> [RecordedCall] {
    var reader = CallReader()
    reader.calls.reserveCapacity(Int(log.nextCall))
    for (index, chunk) in log.chunks.enumerated() {
      reader.isCut = index >= log.chunksBeforeCut ?? .max
      var entries = CallEntries(bytes: chunk)
      while let (entry, detail) = entries.next() { reader.read(entry, detail, &entries) }
    }
    return reader.calls
  }

  /// For each call, the first after it that was not made within it.
  static func ends(of calls: [RecordedCall]) -> [Int32] {
    var ends = calls.indices.map { Int32($0 + 1) }
    for index in calls.indices.reversed() where calls[index].parent >= 0 {
      let parent = Int(calls[index].parent)
      ends[parent] = max(ends[parent], ends[index])
    }
    return ends
  }

  private mutating func read(_ entry: CallEntry, _ detail: UInt8, _ entries: inout CallEntries) {
    switch entry {
    case .measure: begin(readCall(.measure, detail, &entries))
    case .leaf:
      var call = readCall(.measure, detail, &entries)
      call.size = entries.size(proposed: call.proposal, in: context)
      context.size = call.size
      calls.append(call)
    case .answer: readAnswer(isRemembered: detail != 0, &entries)
    case .place:
      var call = readCall(.place, TraceEvent.Purpose.placement.rawValue, &entries)
      call.size = entries.size(proposed: call.proposal, in: context)
      call.origin = Point(x: entries.length(), y: entries.length())
      context.size = call.size
      begin(call)
    case .placed: end()
    }
  }

  private mutating func readCall(
    _ kind: TraceEvent.Kind, _ purpose: UInt8, _ entries: inout CallEntries
  ) -> RecordedCall {
    let node = entries.node(after: context.node)
    let proposal = entries.proposal(in: context)
    context.node = node
    return RecordedCall(
      kind: kind, purpose: TraceEvent.Purpose(rawValue: purpose) ?? .content, node: node, parent: open.last ?? -1,
      proposal: proposal, size: .zero)
  }

  private mutating func readAnswer(isRemembered: Bool, _ entries: inout CallEntries) {
    guard let number = open.last else { return }
    calls[Int(number)].isExplained = !isCut
    if isRemembered { calls[Int(number)].answeredBy = number - Int32(bitPattern: entries.number()) }
    let size = entries.size(proposed: context.proposal, in: context)
    calls[Int(number)].size = size
    context.size = size
    end()
  }

  private mutating func begin(_ call: RecordedCall) {
    open.append(Int32(calls.count))
    context.proposal = call.proposal
    calls.append(call)
  }

  private mutating func end() {
    open.removeLast()
    context.proposal = open.last.map { calls[Int($0)].proposal } ?? .zero
  }
}

/// The entries of one chunk, read as `CallPen` wrote them.
private struct CallEntries {
  let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// The two bits of the lengths still to come.
  private var codes: UInt8 = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next() -> (entry: CallEntry, detail: UInt8)? {
    guard position + 1 < bytes.count, let entry = CallEntry(rawValue: bytes[position] & 7) else { return nil }
    let detail = bytes[position] >> 3
    codes = bytes[position + 1]
    position += 2
    return (entry, detail)
  }

  mutating func node(after last: NodeID) -> NodeID {
    let number = number()
    let distance = Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1)
    return NodeID(last.rawValue &+ distance)
  }

  mutating func number() -> UInt32 {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let byte = bytes[position]
      position += 1
      number |= UInt32(byte & 0x7f) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  mutating func proposal(in context: CallContext) -> Proposal {
    var proposal = Proposal.zero
    proposal.rawWidth = length(or: context.proposal.rawWidth, 0, .infinity)
    proposal.rawHeight = length(or: context.proposal.rawHeight, 0, .infinity)
    return proposal
  }

  mutating func size(proposed proposal: Proposal, in context: CallContext) -> Size {
    let width = length(or: proposal.rawWidth, context.size.width, 0)
    return Size(width: width, height: length(or: proposal.rawHeight, context.size.height, 0))
  }

  mutating func length() -> Double {
    let length = Double(bitPattern: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    position += 8
    return length
  }

  private mutating func length(or first: Double, _ second: Double, _ third: Double) -> Double {
    let code = codes & 3
    codes >>= 2
    switch code {
    case 0: return first
    case 1: return second
    case 2: return third
    default: return length()
    }
  }
}

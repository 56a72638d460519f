/// The calls of a layout as a recorder takes them down; a copy writes to the same log.
struct CallLog {
  let calls = Pool<RecordedCall>()
  /// Where the placed nodes were put, in the order of their calls.
  let origins = Pool<Point>()
  private let progress = UnsafeMutablePointer<Progress>.allocate(capacity: 1)

  private struct Progress {
    var currentCall: Int32 = -1
    var nextCall: Int32 = 0
    var lastCall: Int32 = -1
  }

  init() { progress.initialize(to: Progress()) }

  func free() {
    calls.free()
    origins.free()
    progress.deallocate()
  }

  /// The call that is being answered or the placement that goes on.
  @inline(__always) var currentCall: Int32 { progress.pointee.currentCall }
  @inline(__always) var nextCall: Int32 { progress.pointee.nextCall }
  /// The call that was answered last.
  @inline(__always) var lastCall: Int32 { progress.pointee.lastCall }

  @inline(__always)
  func beginMeasure(_ node: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose) -> OpenCall {
    begin(
      RecordedCall(
        kind: .measure, purpose: purpose, node: node, parent: currentCall, proposal: proposal, size: .zero))
  }

  /// - Parameter earlier: the call whose answer was remembered; −1 when the answer was worked out.
  @inline(__always)
  func endMeasure(_ call: OpenCall, _ size: Size, answeredBy earlier: Int32) {
    call.record.pointee.size = size
    call.record.pointee.answeredBy = earlier
    progress.pointee.currentCall = call.record.pointee.parent
    progress.pointee.lastCall = call.number
  }

  /// Takes down a call that was answered without another one.
  @inline(__always)
  func leafCall(_ node: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose, _ size: Size) {
    calls.add(
      RecordedCall(kind: .measure, purpose: purpose, node: node, parent: currentCall, proposal: proposal, size: size))
    progress.pointee.lastCall = nextCall
    progress.pointee.nextCall += 1
  }

  /// - Returns: the call to end the placement with.
  func beginPlace(_ node: NodeID, _ origin: Point, _ proposal: Proposal, _ size: Size) -> OpenCall {
    origins.add(origin)
    return begin(
      RecordedCall(kind: .place, purpose: .placement, node: node, parent: currentCall, proposal: proposal, size: size))
  }

  func endPlace(_ call: OpenCall) { progress.pointee.currentCall = call.record.pointee.parent }

  @inline(__always)
  private func begin(_ call: RecordedCall) -> OpenCall {
    let open = OpenCall(record: calls.add(call), number: nextCall)
    progress.pointee.currentCall = nextCall
    progress.pointee.nextCall += 1
    return open
  }
}

/// A call that has not been answered yet.
struct OpenCall {
  let record: UnsafeMutablePointer<RecordedCall>
  let number: Int32
}

/// A proposal and its answer, or a placement. Its number is its place among the recorded calls.
struct RecordedCall {
  var kind: TraceEvent.Kind
  var purpose: TraceEvent.Purpose
  var node: NodeID
  /// The call or placement in which this one was made; −1 at the root.
  var parent: Int32
  /// The call whose answer was remembered; −1 when the answer was worked out.
  var answeredBy: Int32 = -1
  var proposal: Proposal
  var size: Size
}

/// The calls of a layout as a recorder logs them; a copy writes to the same log.
///
/// A layout makes far more calls than it has nodes, and memory that was never touched before costs more than the layout
/// itself. So a call takes a few bytes: each length that follows from the calls before it is encoded in two bits (see
/// `CallCode`). `CallReader` turns them into `RecordedCall`s.
struct CallLog {
  private let progress = UnsafeMutablePointer<Progress>.allocate(capacity: 1)

  private struct Progress {
    var currentCall: Int32 = -1
    var nextCall: Int32 = 0
    var lastCall: Int32 = -1
    var context = CallContext()
    var tape: ByteTape
  }

  /// - Parameter limit: after how many bytes the record is cut.
  init(limit: Int) { progress.initialize(to: Progress(tape: ByteTape(limit: limit))) }

  func free() {
    progress.pointee.tape.free()
    progress.deinitialize(count: 1)
    progress.deallocate()
  }

  /// The call that is being answered or the placement that goes on.
  @inline(__always) var currentCall: Int32 { progress.pointee.currentCall }
  @inline(__always) var nextCall: Int32 { progress.pointee.nextCall }
  /// The call that was answered last.
  @inline(__always) var lastCall: Int32 { progress.pointee.lastCall }
  /// Whether the record has become too long. No more calls are then logged, except the answers of calls that had begun,
  /// and placements.
  @inline(__always) var isCut: Bool { progress.pointee.tape.isFull }
  /// How many bytes have been recorded, including those counted for the recorder.
  var length: Int { progress.pointee.tape.length }
  /// Counts bytes that the recorder keeps elsewhere.
  func count(_ bytes: Int) { progress.pointee.tape.count(bytes) }
  /// What has been written.
  var chunks: [UnsafeRawBufferPointer] { progress.pointee.tape.chunks }
  /// How many of the chunks were written before the record was cut; `nil` when it was not.
  var chunksBeforeCut: Int? { progress.pointee.tape.chunksBeforeLimit }

  @inline(__always)
  func beginMeasure(_ node: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose) -> OpenCall {
    var pen = CallPen(&progress.pointee.tape, .measure, purpose.rawValue)
    pen.write(node, after: progress.pointee.context.node)
    pen.write(proposal, in: progress.pointee.context)
    pen.finish(&progress.pointee.tape)
    return open(node, proposal)
  }

  /// - Parameter earlier: the call whose answer was remembered; −1 when the answer was worked out.
  @inline(__always)
  func endMeasure(_ call: OpenCall, _ size: Size, answeredBy earlier: Int32) {
    let isRemembered = earlier >= 0
    var pen = CallPen(&progress.pointee.tape, .answer, isRemembered ? 1 : 0)
    if isRemembered { pen.write(UInt32(bitPattern: call.number - earlier)) }
    pen.write(size, in: progress.pointee.context)
    pen.finish(&progress.pointee.tape)
    progress.pointee.context.size = size
    progress.pointee.lastCall = call.number
    close(call)
  }

  /// Logs a call that was answered without another one.
  @inline(__always)
  func leafCall(_ node: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose, _ size: Size) {
    var pen = CallPen(&progress.pointee.tape, .leaf, purpose.rawValue)
    pen.write(node, after: progress.pointee.context.node)
    pen.write(proposal, in: progress.pointee.context)
    pen.write(size, proposed: proposal, in: progress.pointee.context)
    pen.finish(&progress.pointee.tape)
    progress.pointee.context.node = node
    progress.pointee.context.size = size
    progress.pointee.lastCall = nextCall
    progress.pointee.nextCall += 1
  }

  /// - Returns: the call to end the placement with.
  func beginPlace(_ node: NodeID, _ origin: Point, _ proposal: Proposal, _ size: Size) -> OpenCall {
    var pen = CallPen(&progress.pointee.tape, .place, 0)
    pen.write(node, after: progress.pointee.context.node)
    pen.write(proposal, in: progress.pointee.context)
    pen.write(size, proposed: proposal, in: progress.pointee.context)
    pen.write(origin.x)
    pen.write(origin.y)
    pen.finish(&progress.pointee.tape)
    progress.pointee.context.size = size
    return open(node, proposal)
  }

  func endPlace(_ call: OpenCall) {
    CallPen(&progress.pointee.tape, .placed, 0).finish(&progress.pointee.tape)
    close(call)
  }

  @inline(__always)
  private func open(_ node: NodeID, _ proposal: Proposal) -> OpenCall {
    let call = OpenCall(number: nextCall, parent: currentCall, around: progress.pointee.context.proposal)
    progress.pointee.context.node = node
    progress.pointee.context.proposal = proposal
    progress.pointee.currentCall = nextCall
    progress.pointee.nextCall += 1
    return call
  }

  @inline(__always)
  private func close(_ call: OpenCall) {
    progress.pointee.context.proposal = call.around
    progress.pointee.currentCall = call.parent
  }
}

/// A call that has not been answered yet.
struct OpenCall {
  let number: Int32
  let parent: Int32
  /// The proposal of the call around it.
  let around: Proposal
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
  /// Whether all was recorded that led to the answer.
  var isExplained = true
  var proposal: Proposal
  var size: Size
  /// For a placement, the origin in the container's coordinates.
  var origin = Point.zero
}

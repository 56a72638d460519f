/// Records a layout. Pass one to `LayoutTree.layOut`; without one nothing is recorded.
///
/// Most of a layout is a stack that measures a leaf. So little more than the calls is recorded: why a leaf gave its
/// answer, and how a stack came to its proposals, follows from the calls and is worked out when a `Trace` is made of
/// them. Rules whose numbers no call shows record their reasons immediately.
///
/// A layout may take more calls than anybody will read. So a record that has become too long is cut: later measurements
/// are left out, later placements are still recorded. The layout itself is the same.
public final class TraceRecorder {
  /// What is written at every call.
  let log: CallLog
  let negotiations = Pool<RecordedNegotiation>()
  let reasons = Pool<RecordedReason>()
  private(set) var terms: [Formula.Term] = []
  /// The gaps of the stacks whose children prefer them, by stack.
  var gaps: [Int32: [Double]] = [:]

  /// Makes a recorder for one layout.
  ///
  /// - Parameter limit: how many bytes it records before it cuts the record. The trace made of it takes about 20 times
  ///   as many.
  public init(limit: Int = .max) { log = CallLog(limit: limit) }

  /// How many bytes it has recorded.
  public var length: Int { log.length }

  /// Whether the record was cut.
  public var isCut: Bool { log.isCut }

  deinit {
    log.free()
    negotiations.free()
    reasons.free()
  }

  func note(
    _ step: Reason.Step, _ node: NodeID, _ axis: Axis, _ subject: Int32, _ result: Double,
    _ write: (inout FormulaWriter) -> Void
  ) -> Int32 {
    if log.isCut { return -1 }
    let first = Int32(terms.count)
    var writer = FormulaWriter(terms: terms)
    terms = []
    write(&writer)
    terms = writer.terms
    reasons.add(
      RecordedReason(
        call: log.currentCall, node: node, axis: axis, step: step, subject: subject, result: result, firstTerm: first,
        endTerm: Int32(terms.count)))
    log.count(TraceRecorder.reasonLength + (terms.count - Int(first)) * TraceRecorder.termLength)
    return Int32(truncatingIfNeeded: reasons.count - 1)
  }
}

extension TraceRecorder {
  // Lengths in bytes, the same on every machine.
  private static let reasonLength = 40
  private static let termLength = 32
  private static let negotiationLength = 64

  /// Keeps how a stack divided a proposal.
  func add(_ negotiation: RecordedNegotiation) {
    if log.isCut { return }
    negotiations.add(negotiation)
    log.count(TraceRecorder.negotiationLength)
  }
}

/// How a stack divided a proposal among its children, as it is recorded.
struct RecordedNegotiation {
  var node: NodeID
  /// The call in which the stack did it.
  var call: Int32
  /// How many reasons had been noted before.
  var reasonCount: Int32
  /// The calls the stack made; those made within them are among them.
  var firstCall: Int32
  var endCall: Int32
  var proposal: Proposal
  /// How far the children reach beyond the stack's guide, before and after it.
  var before: Double
  var after: Double
}

/// A reason as it is recorded: its formula is a part of the list of all terms.
struct RecordedReason {
  var call: Int32
  var node: NodeID
  var axis: Axis
  var step: Reason.Step
  var subject: Int32
  var result: Double
  var firstTerm: Int32
  var endTerm: Int32
}

extension Negotiation {
  /// Notes a step of a rule, when there is a recorder; the formula is written only then.
  ///
  /// - Returns: the number by which a later formula names this result; −1 when nothing is recorded.
  @discardableResult
  @inline(__always)
  func note(
    _ step: Reason.Step, _ node: NodeID, _ axis: Axis, subject: Int32 = -1, result: Double,
    _ write: (inout FormulaWriter) -> Void
  ) -> Int32 {
    guard let recorder else { return -1 }
    return recorder.note(step, node, axis, subject, result, write)
  }

  /// Notes that a length is the only child's.
  @inline(__always)
  func noteFollowsChild(_ node: NodeID, _ axis: Axis, _ length: Double) {
    let call = lastCall
    note(.followsChild, node, axis, result: length) { $0.operand(length, .answer(call: call, axis)) }
  }
}

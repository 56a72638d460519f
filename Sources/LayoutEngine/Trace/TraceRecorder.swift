/// Takes down what happens during a layout. Pass one to `LayoutTree.layOut`; without one nothing is recorded.
///
/// Everything is stored flat and as it comes; `Trace` brings it into the form that readers use.
public final class TraceRecorder {
  private(set) var events: [TraceEvent] = []
  private(set) var reasons: [RecordedReason] = []
  private(set) var terms: [Formula.Term] = []
  /// The calls that are being answered, the innermost last.
  private var openCalls: [Int32] = []
  private var nextCall: Int32 = 0
  /// The call that was answered last.
  private(set) var lastCall: Int32 = -1

  public init() {}

  private var currentCall: Int32 { openCalls.last ?? -1 }

  func beginMeasure(_ node: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose) -> Int32 {
    let call = nextCall
    nextCall += 1
    events.append(
      TraceEvent(
        kind: .measure, node: node, call: call, parentCall: currentCall, proposal: proposal, purpose: purpose))
    openCalls.append(call)
    return call
  }

  /// - Parameter earlier: the call whose answer was remembered; `nil` when the answer was worked out.
  func endMeasure(_ call: Int32, _ node: NodeID, _ size: Size, answeredBy earlier: Int32?) {
    openCalls.removeLast()
    lastCall = call
    events.append(
      TraceEvent(kind: .answer, node: node, call: call, parentCall: currentCall, size: size, answeredBy: earlier))
  }

  func beginPlace(_ node: NodeID, _ origin: Point, _ proposal: Proposal, _ size: Size) -> Int32 {
    let call = nextCall
    nextCall += 1
    events.append(
      TraceEvent(
        kind: .place, node: node, call: call, parentCall: currentCall, proposal: proposal, purpose: .placement,
        size: size, origin: origin))
    openCalls.append(call)
    return call
  }

  func endPlace(_ call: Int32) { openCalls.removeLast() }

  func note(
    _ step: Reason.Step, _ node: NodeID, _ axis: Axis, _ subject: Int32, _ result: Double,
    _ write: (inout FormulaWriter) -> Void
  ) -> Int32 {
    let first = Int32(terms.count)
    var writer = FormulaWriter(terms: terms)
    terms = []
    write(&writer)
    terms = writer.terms
    reasons.append(
      RecordedReason(
        call: currentCall, node: node, axis: axis, step: step, subject: subject, result: result, firstTerm: first,
        endTerm: Int32(terms.count)))
    return Int32(reasons.count - 1)
  }
}

/// A reason as it is taken down: its formula is a stretch of the recorder's terms.
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

/// Writes one formula, operands before their operation.
struct FormulaWriter {
  var terms: [Formula.Term]

  mutating func operand(_ value: Double, _ origin: Formula.Origin) {
    terms.append(.operand(Formula.Operand(value, origin)))
  }

  mutating func apply(_ operation: Formula.Operation) {
    terms.append(.operation(operation))
  }
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

import BenchmarkTrees
import TestSupport
import Testing

@testable import LayoutEngine

/// What is written in few bytes is read again as it was.
struct CallLogTests {
  /// Writes random calls, one inside another, and keeps what was written.
  private struct Scribe {
    let log = CallLog(limit: .max)
    var random: SeededNumbers
    var written: [RecordedCall] = []

    private static let lengths: [Double] = [0, -0.0, 1, 10, 1 / 3, -7.5, .infinity, .nan, 1e300]

    private mutating func length() -> Double { Scribe.lengths.randomElement(using: &random) ?? 0 }

    private mutating func node() -> NodeID {
      NodeID(Bool.random(using: &random) ? Int32.random(in: 0...5, using: &random) : Int32.max / 2)
    }

    private mutating func call(_ kind: TraceEvent.Kind, _ purpose: TraceEvent.Purpose) -> RecordedCall {
      var proposal = Proposal.zero
      (proposal.rawWidth, proposal.rawHeight) = (length(), length())
      return RecordedCall(
        kind: kind, purpose: purpose, node: node(), parent: log.currentCall, proposal: proposal,
        size: Size(width: length(), height: length()))
    }

    mutating func writeCalls(depth: Int) {
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        switch Int.random(in: 0...2, using: &random) {
        case 0: writeLeaf()
        case 1: writeMeasure(depth: depth)
        default: writePlace(depth: depth)
        }
      }
    }

    private mutating func writeLeaf() {
      let call = call(.measure, .probeMaximum)
      log.leafCall(call.node, call.proposal, call.purpose, call.size)
      written.append(call)
    }

    private mutating func writeMeasure(depth: Int) {
      var call = call(.measure, .offer)
      let index = written.count
      if index > 0, Bool.random(using: &random) {
        call.answeredBy = Int32.random(in: 0..<Int32(index), using: &random)
      }
      written.append(call)
      let open = log.beginMeasure(call.node, call.proposal, call.purpose)
      if depth > 0 { writeCalls(depth: depth - 1) }
      log.endMeasure(open, call.size, answeredBy: call.answeredBy)
    }

    private mutating func writePlace(depth: Int) {
      var call = call(.place, .placement)
      call.origin = Point(x: length(), y: length())
      written.append(call)
      let open = log.beginPlace(call.node, call.origin, call.proposal, call.size)
      if depth > 0 { writeCalls(depth: depth - 1) }
      log.endPlace(open)
    }
  }

  @Test(arguments: 0..<40)
  func readsEveryCallAsItWasWritten(seed: UInt64) {
    var scribe = Scribe(random: SeededNumbers(seed: seed))
    for _ in 0..<20 { scribe.writeCalls(depth: 6) }
    let read = CallReader.calls(of: scribe.log)
    #expect(read.map(bits) == scribe.written.map(bits))
    #expect(scribe.log.nextCall == Int32(scribe.written.count))
    scribe.log.free()
  }

  /// All that a call records, by the bits of its numbers: a length of −0 is not one of 0, and a NaN equals itself.
  private func bits(_ call: RecordedCall) -> [UInt64] {
    let lengths = [
      call.proposal.rawWidth, call.proposal.rawHeight, call.size.width, call.size.height, call.origin.x, call.origin.y,
    ]
    let numbers = [call.node.rawValue, call.parent, call.answeredBy]
    return [UInt64(call.kind.rawValue), UInt64(call.purpose.rawValue)] + lengths.map(\.bitPattern)
      + numbers.map { UInt64(UInt32(bitPattern: $0)) }
  }

  /// A call is 48 bytes when it is spelled out; the record of a large layout must not cost more than the layout.
  @Test(arguments: LeafKind.allCases)
  func aCallTakesFewBytes(kind: LeafKind) {
    let recorder = TraceRecorder()
    BenchmarkTree(.balanced(10, depth: 3), kind).layOut(recorder: recorder)
    let bytes = recorder.log.chunks.reduce(0) { $0 + $1.count }
    #expect(bytes < 16 * Int(recorder.log.nextCall))
  }
}
